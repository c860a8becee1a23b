import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { createAuthenticator } from '../../../tests/authenticator.ts';
import { testApp } from '../../../tests/testApp.ts';
import { passkeys, sessions, users } from '../../server/db/schema.ts';

const ORIGIN = 'http://cairn.test';
const UNKNOWN = '0199f000-0000-7000-8000-000000000000';
const app = testApp();
type Person = Awaited<ReturnType<typeof app.person>>;
type Client = Pick<Person, 'json' | 'post'>;
type Device = ReturnType<typeof createAuthenticator>;
type Options = { challenge: string };

const begin = (person: Client, password: string) => person.post('/api/me/passkeys/options', { password });

async function add(person: Person, device: Device, fault?: Parameters<Device['create']>[1]) {
  const options = (await (await begin(person, person.password)).json()) as Options;
  return person.post('/api/me/passkeys', { name: 'My phone', response: device.create(options, fault) });
}

async function signIn(device: Device, fault?: Parameters<Device['get']>[1]) {
  const client = app.visitor();
  const options = await client.json<Options>('/api/auth/passkey/generate-authenticate-options');
  const response = device.get(options, fault);
  const verify = () => client.post('/api/auth/passkey/verify-authentication', { response });
  return { client, answer: await verify(), again: verify };
}

const names = async (person: Person) =>
  (await person.json<{ items: { name: string }[] }>('/api/me/passkeys')).items.map(({ name }) => name);

it('a stranger gets 401', async () => {
  const visitor = app.visitor();
  expect((await visitor.get('/api/me/passkeys')).status).toBe(401);
  expect((await begin(visitor, 'x')).status).toBe(401);
  expect((await visitor.post('/api/me/passkeys', { name: 'x', response: {} })).status).toBe(401);
  expect((await visitor.delete(`/api/me/passkeys/${UNKNOWN}`)).status).toBe(401);
});

describe('a passkey', () => {
  it('is added after the password, signs in, and no longer does once it is removed', async () => {
    const person = await app.person();
    const device = createAuthenticator(ORIGIN);
    const added = await add(person, device);
    expect(added.status).toBe(201);
    const { id } = (await added.json()) as { id: string };
    expect(await names(person)).toEqual(['My phone']);

    const { client, answer, again } = await signIn(device);
    expect(answer.status).toBe(200);
    expect(await client.json('/api/me')).toMatchObject({ id: person.id });
    expect((await again()).status).toBe(400);

    expect((await person.delete(`/api/me/passkeys/${id}`)).status).toBe(204);
    expect(await names(person)).toEqual([]);
    expect((await signIn(device)).answer.status).toBe(401);
  });

  it('is not added without the password, nor past the route that asks for it', async () => {
    const person = await app.person();
    const wrong = await begin(person, 'not-the-password');
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'password' })] }),
    ]);
    // A challenge for signing in is not one for adding.
    const options = await person.json<Options>('/api/auth/passkey/generate-authenticate-options');
    const response = createAuthenticator(ORIGIN).create(options);
    expect((await person.post('/api/me/passkeys', { name: 'x', response })).status).toBe(422);
    for (const path of ['generate-register-options', 'list-user-passkeys'])
      expect((await person.get(`/api/auth/passkey/${path}`)).status).toBe(404);
    for (const path of ['verify-registration', 'delete-passkey', 'update-passkey'])
      expect((await person.post(`/api/auth/passkey/${path}`, { id: UNKNOWN, name: 'x' })).status).toBe(404);
    expect(await names(person)).toEqual([]);
  });

  it('is not begun in a session that ends while the password is looked at', async () => {
    const person = await app.person();
    const begun = Array.from({ length: 12 }, () => begin(person, person.password));
    await Promise.race(begun);
    await app.db.delete(sessions);
    expect((await Promise.all(begun)).map(({ status }) => status)).not.toContain(500);
    expect((await begin(person, person.password)).status).toBe(401);
  });

  it('is not another person’s to see, to add with their challenge, or to remove', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const { id } = (await (await add(person, createAuthenticator(ORIGIN))).json()) as { id: string };
    expect(await names(other)).toEqual([]);
    for (const path of [id, 'no-id'])
      expect((await other.delete(`/api/me/passkeys/${path}`)).status).toBe(404);
    const options = (await (await begin(person, person.password)).json()) as Options;
    const response = createAuthenticator(ORIGIN).create(options);
    expect((await other.post('/api/me/passkeys', { name: 'x', response })).status).toBe(422);
    expect(await names(person)).toEqual(['My phone']);
  });

  it.each([
    ['of another site', { origin: 'http://cairn.example' }],
    ['of a device that did not ask who holds it', { verified: false }],
  ])('%s is neither added nor taken', async (_name, fault) => {
    const person = await app.person();
    expect((await add(person, createAuthenticator(ORIGIN), fault)).status).toBe(422);
    const device = createAuthenticator(ORIGIN);
    await add(person, device);
    const { client, answer } = await signIn(device, fault);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await client.get('/api/me')).status).toBe(401);
  });

  it('that another device signed for is not taken', async () => {
    const person = await app.person();
    const device = createAuthenticator(ORIGIN);
    await add(person, device);
    const other = createAuthenticator(ORIGIN);
    const forged = { get: (options: Options) => ({ ...other.get(options), id: device.get(options).id }) };
    expect((await signIn(forged as Device)).answer.status).toBeGreaterThanOrEqual(400);
  });

  it('shows no key, in the list or in the export', async () => {
    const person = await app.person();
    await add(person, createAuthenticator(ORIGIN));
    const [row] = await app.db.select().from(passkeys);
    for (const path of ['/api/me/passkeys', '/api/me/export']) {
      const text = await (await person.get(path)).text();
      expect(text).toContain('My phone');
      expect(text).not.toContain(row?.publicKey);
      expect(text).not.toContain(row?.credentialId);
    }
  });
});

describe('signing in with one', () => {
  it('leads to an account that is about to be deleted, or suspended, as the password does', async () => {
    const person = await app.person();
    const device = createAuthenticator(ORIGIN);
    await add(person, device);
    await person.request('DELETE', '/api/me', { password: person.password });
    await app.db
      .update(users)
      .set({ suspendedUntil: new Date('2026-04-01') })
      .where(eq(users.id, person.id));
    const { client } = await signIn(device);
    expect(await client.json('/api/me')).toMatchObject({ deleteAfter: '2026-03-17T12:00:00.000Z' });
    expect((await client.post('/api/support/messages', { message: 'Evening' })).status).toBe(403);
  });

  it('ends with the account', async () => {
    const person = await app.person();
    const device = createAuthenticator(ORIGIN);
    await add(person, device);
    await person.request('DELETE', '/api/me', { password: person.password, now: true });
    expect((await signIn(device)).answer.status).toBe(401);
  });
});

describe('a new password by mail', () => {
  async function reset(person: Person): Promise<void> {
    app.mails.length = 0;
    await person.post('/api/auth/request-password-reset', { email: person.email });
    await vi.waitFor(() => expect(app.mails).toHaveLength(1));
    const token = /token=([\w-]+)/.exec(app.mails[0]?.text ?? '')?.[1];
    const answer = await app.visitor().post('/api/auth/reset-password', { newPassword: 'slow-brook', token });
    expect(answer.status).toBe(200);
  }

  it('drops the passkeys of whoever had made the account with an address that was not theirs', async () => {
    const person = await app.person();
    const device = createAuthenticator(ORIGIN);
    await add(person, device);
    await reset(person);
    expect((await signIn(device)).answer.status).toBe(401);
  });

  it('leaves those of somebody whose address was known to be theirs', async () => {
    const person = await app.person();
    await reset(person);
    await person.post('/api/auth/sign-in/email', { email: person.email, password: 'slow-brook' });
    const device = createAuthenticator(ORIGIN);
    await add(Object.assign(person, { password: 'slow-brook' }), device);
    await reset(person);
    expect((await signIn(device)).answer.status).toBe(200);
  });
});

describe('with limits', () => {
  const limited = testApp({ RATE_LIMITS: 'on' });

  it('one address can’t ask for challenges without end', async () => {
    const ask = () => limited.visitor().get('/api/auth/passkey/generate-authenticate-options');
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await ask()).status);
    expect(statuses.filter(status => status === 429)).toHaveLength(1);
  });
});
