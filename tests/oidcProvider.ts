import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

type Person = { sub: string; email: string; emailVerified: boolean };

/**
 * A real OpenID Connect provider whose people need no form: whoever comes is `person`, and agrees. It can be made to
 * answer with another ID token, or to be away.
 * @param clientUrl PUBLIC_URL of the app
 */
export async function startOidcProvider(clientUrl: string, port = 0) {
  let person: Person | 'refuses' = { sub: 'one', email: 'one@example.org', emailVerified: true };
  let away = false;
  let forge: ((idToken: string) => string) | undefined;
  const people = new Map<string, Person>();

  const server = createServer(handle);
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'cairn',
        client_secret: 'cairn-secret',
        redirect_uris: [`${clientUrl}/api/auth/callback/oidc`],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => {
        const known = people.get(sub);
        return { sub, email: known?.email, email_verified: known?.emailVerified, name: 'Real Name' };
      },
    }),
    cookies: { keys: ['only for tests'] },
  });
  const answer = provider.callback();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (away) {
      response.destroy();
      return;
    }
    if (request.url?.startsWith('/interaction/')) return interact(request, response);
    if (forge && request.url === '/token') rewriteIdToken(response, forge);
    await answer(request, response);
  }

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (person === 'refuses') {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
    } else if (prompt.name === 'login') {
      people.set(person.sub, person);
      await provider.interactionFinished(request, response, {
        login: { accountId: person.sub, remember: false },
      });
    } else {
      const grant = new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
      grant.addOIDCScope('openid email profile');
      await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    }
  }

  return {
    issuer,
    port: (server.address() as AddressInfo).port,
    /** Who comes next. */
    comes(next: typeof person) {
      person = next;
    },
    goAway(gone: boolean) {
      away = gone;
    },
    /** Changes every ID token from now on. */
    forge(change: typeof forge) {
      forge = change;
    },
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** Lets a forged token take the place of the one in the provider's answer. */
function rewriteIdToken(response: ServerResponse, forge: (idToken: string) => string): void {
  const end = response.end.bind(response);
  response.end = ((body: unknown) => {
    const tokens = JSON.parse(String(body));
    const forged = JSON.stringify({ ...tokens, id_token: forge(tokens.id_token) });
    response.setHeader('Content-Length', Buffer.byteLength(forged));
    return end(forged);
  }) as typeof response.end;
}
