import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';

const MODERATOR = 'mod@example.org';
const signIn = (client: ReturnType<typeof app.visitor>, password: string) =>
  client.post('/api/auth/sign-in/email', { email: MODERATOR, password });
const roleOf = async (client: ReturnType<typeof app.visitor>) =>
  (await client.json<{ role?: string }>('/api/me')).role;

const app = testApp({ MODERATORS: `other@example.org, ${MODERATOR}` });

/** The token of the newest link that was mailed, once `count` mails were. */
async function mailedToken(count: number): Promise<string | undefined> {
  await vi.waitFor(() => expect(app.mails).toHaveLength(count));
  return /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1];
}

describe('an address of a moderator', () => {
  it('gives no right until whoever reads its mails has chosen the password, and then to them alone', async () => {
    const claimant = await app.person({ email: 'Mod@Example.org', password: 'claimed-by-somebody' });
    expect(await roleOf(claimant)).toBe('member');
    const token = await mailedToken(1);
    expect(app.mails[0]).toMatchObject({
      to: MODERATOR,
      subject: 'One step before you can moderate on Cairn',
    });

    const owner = app.visitor();
    const chosen = await owner.post('/api/auth/reset-password', { newPassword: 'chosen-by-owner', token });
    expect(chosen.status).toBe(200);
    expect((await claimant.get('/api/me')).status).toBe(401);
    expect((await signIn(claimant, 'claimed-by-somebody')).status).toBe(401);
    expect((await signIn(owner, 'chosen-by-owner')).status).toBe(200);
    expect(await roleOf(owner)).toBe('moderator');
    expect((await owner.get('/api/moderation/queue')).status).toBe(200);
  });

  it('is mailed again when its person signs in, until they have', async () => {
    const person = await app.person({ email: MODERATOR });
    await mailedToken(1);
    await signIn(person, person.password);
    const token = await mailedToken(2);
    await person.post('/api/auth/reset-password', { newPassword: 'another-slow-brook', token });
    await signIn(person, 'another-slow-brook');
    expect(await roleOf(person)).toBe('moderator');
    await sleep(200);
    expect(app.mails).toHaveLength(2);
  });

  it('can be shown by the usual way of a forgotten password as well', async () => {
    const person = await app.person({ email: MODERATOR });
    await mailedToken(1);
    await person.post('/api/auth/request-password-reset', { email: MODERATOR });
    const token = await mailedToken(2);
    await person.post('/api/auth/reset-password', { newPassword: 'another-slow-brook', token });
    await signIn(person, 'another-slow-brook');
    expect(await roleOf(person)).toBe('moderator');
  });
});

it('cannot be claimed by what is sent with the sign-up', async () => {
  const person = app.visitor();
  const body = { name: 'Quiet River', email: MODERATOR, password: 'quiet-river-stones', emailVerified: true };
  await person.post('/api/auth/sign-up/email', { ...body, email_verified: true, role: 'moderator' });
  await person.post('/api/auth/update-user', { emailVerified: true });
  await person.patch('/api/me', { emailVerified: true, role: 'moderator' });
  expect(await roleOf(person)).toBe('member');
});

it('nobody else gets such a mail, or a right by choosing a new password', async () => {
  const person = await app.person();
  await sleep(200);
  expect(app.mails).toEqual([]);
  await person.post('/api/auth/request-password-reset', { email: person.email });
  const token = await mailedToken(1);
  expect(app.mails[0]?.subject).toBe('Choose a new password for Cairn');
  await person.post('/api/auth/reset-password', { newPassword: 'another-slow-brook', token });
  await person.post('/api/auth/sign-in/email', { email: person.email, password: 'another-slow-brook' });
  expect(await roleOf(person)).toBe('member');
  expect((await person.get('/api/moderation/queue')).status).toBe(403);
});

describe('with limits', () => {
  const limited = testApp({ MODERATORS: MODERATOR, RATE_LIMITS: 'on' });

  it('a mailbox is not flooded by somebody who signs in again and again', async () => {
    const person = await limited.person({ email: MODERATOR });
    for (let i = 0; i < 5; i += 1) expect((await signIn(person, person.password)).status).toBe(200);
    await vi.waitFor(() => expect(limited.mails).toHaveLength(3));
    await sleep(200);
    expect(limited.mails).toHaveLength(3);
  });
});
