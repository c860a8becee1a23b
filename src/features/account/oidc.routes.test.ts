import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../../../tests/client.ts';
import { startOidcProvider } from '../../../tests/oidcProvider.ts';
import { testApp } from '../../../tests/testApp.ts';
import { accounts, users } from '../../server/db/schema.ts';

const provider = await startOidcProvider('http://cairn.test');
const app = testApp({
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: 'cairn',
  OIDC_CLIENT_SECRET: 'cairn-secret',
  OIDC_NAME: 'Example Clinic',
});
const one = { sub: 'one', email: 'one@example.org', emailVerified: true };
type Client = ReturnType<typeof app.visitor>;

afterEach(() => {
  provider.comes(one);
  provider.forge(undefined);
  provider.goAway(false);
});
afterAll(() => provider.close());

const begin = (client: Client, link = false) =>
  client.post(link ? '/api/auth/link-social' : '/api/auth/sign-in/social', {
    provider: 'oidc',
    callbackURL: link ? '/settings?connected' : '/',
    newUserCallbackURL: '/?new',
    errorCallbackURL: link ? '/settings' : '/',
  });

/** Follows the way through the provider. @returns where the app sends the browser in the end */
async function through(client: Client, link = false, change = (url: URL) => url): Promise<string> {
  const { url } = (await (await begin(client, link)).json()) as { url: string };
  const browser = createClient('');
  let next = change(new URL(url)).href;
  for (let step = 0; step < 10; step++) {
    const response = await browser.get(next);
    next = new URL(response.headers.get('location') ?? '', next).href;
    if (next.startsWith('http://cairn.test')) break;
  }
  const back = change(new URL(next));
  const response = await client.get(back.pathname + back.search);
  return new URL(response.headers.get('location') ?? '', 'http://cairn.test').href.replace(
    'http://cairn.test',
    '',
  );
}

const signedIn = async (client: Client) => (await client.get('/api/me')).status === 200;

describe('a person of the provider', () => {
  it('gets an account with a name that is not theirs there, and comes back to the same', async () => {
    const first = app.visitor();
    expect(await through(first)).toBe('/?new');
    const me = await first.json('/api/me');
    expect(me).toMatchObject({ email: 'one@example.org' });
    expect(me.fullName).not.toBe('Real Name');
    expect(await first.json('/api/progress')).toMatchObject({ currentStreak: 0 });

    const again = app.visitor();
    expect(await through(again)).toBe('/');
    expect(await again.json('/api/me')).toMatchObject({ id: me.id });
    expect(await app.db.select().from(accounts)).toMatchObject([
      { providerId: 'oidc', accountId: 'one', accessToken: null, refreshToken: null, idToken: null },
    ]);
  });

  it('who stops there is told so, and has no account', async () => {
    provider.comes('refuses');
    const visitor = app.visitor();
    expect(await through(visitor)).toContain('/?error=access_denied');
    expect(await signedIn(visitor)).toBe(false);
    expect(await app.db.select().from(users)).toEqual([]);
  });
});

describe('an account with the same email', () => {
  it('is not entered from there', async () => {
    const owner = await app.person({ email: one.email });
    const visitor = app.visitor();
    expect(await through(visitor)).toContain('error=account_not_linked');
    expect(await signedIn(visitor)).toBe(false);
    expect(await app.db.select().from(accounts)).toMatchObject([
      { providerId: 'credential', userId: owner.id },
    ]);
  });

  it('is connected by who is signed in to it, and entered either way afterwards', async () => {
    const owner = await app.person({ email: one.email });
    expect(await through(owner, true)).toBe('/settings?connected');
    const again = app.visitor();
    expect(await through(again)).toBe('/');
    expect(await again.json('/api/me')).toMatchObject({ id: owner.id });
    const password = await app
      .visitor()
      .post('/api/auth/sign-in/email', { email: one.email, password: owner.password });
    expect(password.status).toBe(200);
  });

  it.each([
    ['whose email the provider has not verified', { ...one, emailVerified: false }],
    ['of another email', { ...one, email: 'two@example.org' }],
  ])('is not connected with one %s', async (_name, person) => {
    provider.comes(person);
    const owner = await app.person({ email: one.email });
    expect(await through(owner, true)).toMatch(/^\/settings\?error=/);
    expect(await app.db.select().from(accounts)).toMatchObject([{ providerId: 'credential' }]);
  });

  it('is not connected with one that is another person’s', async () => {
    await through(app.visitor());
    const other = await app.person({ email: 'two@example.org' });
    expect(await through(other, true)).toMatch(/^\/settings\?error=/);
    expect((await app.db.select().from(accounts)).filter(({ userId }) => userId === other.id)).toHaveLength(
      1,
    );
  });

  it('a stranger gets 401 for connecting', async () => {
    expect((await begin(app.visitor(), true)).status).toBe(401);
  });
});

describe('refuses', () => {
  const part = (token: string, change: (claims: Record<string, unknown>) => void) => {
    const [header, claims = '', signature] = token.split('.');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
    change(read);
    return [header, Buffer.from(JSON.stringify(read)).toString('base64url'), signature].join('.');
  };

  it('a forged state', async () => {
    const visitor = app.visitor();
    const end = await through(visitor, false, url => {
      if (url.pathname.endsWith('/callback/oidc')) url.searchParams.set('state', 'forged');
      return url;
    });
    expect(end).toContain('error=');
    expect(await signedIn(visitor)).toBe(false);
  });

  it('the state of another browser', async () => {
    const visitor = app.visitor();
    const { url } = (await (await begin(app.visitor())).json()) as { url: string };
    const state = new URL(url).searchParams.get('state') ?? '';
    const end = await through(visitor, false, address => {
      if (address.pathname.endsWith('/callback/oidc')) address.searchParams.set('state', state);
      return address;
    });
    expect(end).toContain('error=');
    expect(await signedIn(visitor)).toBe(false);
  });

  it('a token that was made for another sign-in', async () => {
    const visitor = app.visitor();
    const end = await through(visitor, false, url => {
      if (url.searchParams.has('nonce')) url.searchParams.set('nonce', 'forged');
      return url;
    });
    expect(end).toContain('error=');
    expect(await signedIn(visitor)).toBe(false);
  });

  it.each<[string, (token: string) => string]>([
    [
      'a token of somebody else',
      token => part(token, claims => Object.assign(claims, { sub: 'two', email: 'two@example.org' })),
    ],
    [
      'a token without a signature',
      token =>
        `${part(token, () => {})
          .split('.')
          .slice(0, 2)
          .join('.')}.`,
    ],
    [
      'a token that says it needs no signature',
      token => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
    ],
    ['no token of that kind', () => 'forged'],
  ])('%s', async (_name, forge) => {
    provider.forge(forge);
    const visitor = app.visitor();
    expect(await through(visitor)).toContain('error=');
    expect(await signedIn(visitor)).toBe(false);
    expect(await app.db.select().from(users)).toEqual([]);
  });

  it('to hand out what the provider gave', async () => {
    const person = app.visitor();
    await through(person);
    for (const path of ['get-access-token', 'refresh-token'])
      expect((await person.post(`/api/auth/${path}`, { providerId: 'oidc' })).status).toBe(404);
  });
});

it('a provider that is away stops nothing else', async () => {
  provider.goAway(true);
  const person = await app.person();
  expect(await signedIn(person)).toBe(true);
  const visitor = app.visitor();
  const refused = await begin(visitor);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    expect.objectContaining({ detail: 'Example Clinic does not answer.' }),
  ]);
  provider.goAway(false);
  const { url } = (await (await begin(visitor)).json()) as { url: string };
  const state = new URL(url).searchParams.get('state');
  provider.goAway(true);
  const back = await visitor.get(`/api/auth/callback/oidc?code=x&state=${state}`);
  expect(back.headers.get('location')).toContain('error=');
  provider.goAway(false);
  expect(await through(app.visitor())).toBe('/?new');
});
