import { genericOAuth } from 'better-auth/plugins';
import type { Config } from '../../server/config.ts';
import { pseudonym } from './pseudonym.rules.ts';

/** The name of the configured OpenID Connect provider in `accounts` and in paths. */
export const OIDC = 'oidc';

/** Milliseconds between two looks for a provider that did not answer when Cairn started. */
export const LOOK_AGAIN = 15_000;

/**
 * Signing in elsewhere: authorization code with PKCE, state and nonce; only an ID token that the provider's keys sign is
 * believed. The name the provider gives is not taken: here people have one of their own choice.
 */
export const oidcPlugin = ({ issuer, clientId, clientSecret, name }: NonNullable<Config['oidc']>) =>
  genericOAuth({
    config: [
      {
        providerId: OIDC,
        name,
        clientId,
        clientSecret,
        discoveryUrl: `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        mapProfileToUser: profile => ({
          email: String(profile.email ?? '').toLowerCase(),
          emailVerified: profile.email_verified === true || profile.emailVerified === true,
          name: pseudonym(Math.random(), Math.random()),
          image: undefined,
        }),
      },
    ],
  });
