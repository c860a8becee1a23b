import { genericOAuth } from 'better-auth/plugins';
import type { Config } from '../../server/config.ts';
import { pseudonym } from './pseudonym.rules.ts';

/** The name of the configured OpenID Connect provider in `accounts` and in paths. */
export const OIDC = 'oidc';

/** Milliseconds between two looks for a provider that did not answer when Cairn started. */
export const LOOK_AGAIN = 15_000;

/** Milliseconds within which a provider has to answer before somebody is sent there. */
const PATIENCE = 5_000;

const descriptionUrl = (issuer: string) => `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;

/** Whether a provider answers now: a page that can't be reached would say nothing of the other ways to sign in. */
export async function providerAnswers(issuer: string): Promise<boolean> {
  try {
    return (await fetch(descriptionUrl(issuer), { signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}

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
        discoveryUrl: descriptionUrl(issuer),
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
