import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';

const app = testApp();
const UNKNOWN = '0199f000-0000-7000-8000-000000000000';
type List = { items: { id: string; current: boolean; device: string }[] };

async function signedInTwice() {
  const here = await app.person();
  const there = app.visitor();
  await there.post('/api/auth/sign-in/email', { email: here.email, password: here.password });
  return { here, there };
}

describe('sessions', () => {
  it('a stranger gets 401', async () => {
    expect((await app.visitor().get('/api/me/sessions')).status).toBe(401);
    expect((await app.visitor().delete(`/api/me/sessions/${UNKNOWN}`)).status).toBe(401);
  });

  it('are listed without their tokens, and ended one by one', async () => {
    const { here, there } = await signedInTwice();
    const list = await here.json<List>('/api/me/sessions');
    expect(list.items.map(({ current }) => current)).toEqual([false, true]);
    const token = [...here.jar.values()].join().split('.')[0] ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(JSON.stringify(list)).not.toContain(token);

    expect((await here.delete(`/api/me/sessions/${list.items[0]?.id}`)).status).toBe(204);
    expect((await there.get('/api/me')).status).toBe(401);
    expect((await here.get('/api/me')).status).toBe(200);
  });

  it('another person gets 404', async () => {
    const [one, other] = [await app.person(), await app.person()];
    const [session] = (await one.json<List>('/api/me/sessions')).items;
    expect((await other.delete(`/api/me/sessions/${session?.id}`)).status).toBe(404);
    expect((await one.get('/api/me')).status).toBe(200);
  });

  it('show no token through the paths of the library either', async () => {
    const person = await app.person();
    expect((await person.get('/api/auth/list-sessions')).status).toBe(404);
  });
});

describe('the password', () => {
  const change = (currentPassword: string, newPassword: string) => ({
    currentPassword,
    newPassword,
    revokeOtherSessions: true,
  });

  it('changes with the old one, and signs out everywhere else', async () => {
    const { here, there } = await signedInTwice();
    const wrong = await here.post(
      '/api/auth/change-password',
      change('not-the-old-one', 'calm-water-stones'),
    );
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'INVALID_PASSWORD' }),
    ]);
    expect(
      (await here.post('/api/auth/change-password', change(here.password, 'calm-water-stones'))).status,
    ).toBe(200);
    expect((await there.get('/api/me')).status).toBe(401);
    expect((await here.get('/api/me')).status).toBe(200);
    const again = await app
      .visitor()
      .post('/api/auth/sign-in/email', { email: here.email, password: 'calm-water-stones' });
    expect(again.status).toBe(200);
  });

  it.each([
    ['a common one', 'password123', 'PASSWORD_COMMON'],
    ['a short one', 'short', 'PASSWORD_TOO_SHORT'],
  ])('does not become %s', async (_name, password, code) => {
    const person = await app.person();
    const response = await person.post('/api/auth/change-password', change(person.password, password));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.json()).toMatchObject({ code });
  });

  it('a stranger gets 401', async () => {
    expect(
      (await app.visitor().post('/api/auth/change-password', change('a', 'calm-water-stones'))).status,
    ).toBe(401);
  });
});

describe('the address', () => {
  const NEW = 'new-river@example.org';
  const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

  it('a stranger gets 401', async () => {
    expect((await app.visitor().post('/api/me/email', { email: NEW })).status).toBe(401);
    expect((await app.visitor().post('/api/me/email/confirm', { token: 'x' })).status).toBe(401);
  });

  it('changes with the password and the link that is sent there, and the old one is told', async () => {
    const person = await app.person();
    const asked = await person.post('/api/me/email', {
      email: 'New-River@example.org',
      password: person.password,
    });
    expect(asked.status).toBe(202);
    expect(app.mails).toMatchObject([{ to: NEW }]);
    expect(await person.json('/api/me')).toMatchObject({ email: person.email });

    const token = tokenIn(app.mails[0]?.text);
    expect((await person.post('/api/me/email/confirm', { token })).status).toBe(204);
    expect(await person.json('/api/me')).toMatchObject({ email: NEW });
    expect(app.mails[1]).toMatchObject({ to: person.email });
    expect((await person.post('/api/me/email/confirm', { token })).status).toBe(422);
    const signIn = await app
      .visitor()
      .post('/api/auth/sign-in/email', { email: NEW, password: person.password });
    expect(signIn.status).toBe(200);
  });

  it('needs the password', async () => {
    const person = await app.person();
    const response = await person.post('/api/me/email', { email: NEW, password: 'something-else' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'password' }] });
    expect(app.mails).toEqual([]);
  });

  it('that another account has is not told to who asks, but to whoever reads its mails', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const response = await person.post('/api/me/email', { email: other.email, password: person.password });
    expect(response.status).toBe(202);
    expect(app.mails).toMatchObject([{ to: other.email, subject: 'This address has a Cairn account' }]);
    expect(tokenIn(app.mails[0]?.text)).toBe('');
  });

  it('stays when the link is another person’s', async () => {
    const [person, other] = [await app.person(), await app.person()];
    await person.post('/api/me/email', { email: NEW, password: person.password });
    const token = tokenIn(app.mails[0]?.text);
    expect((await other.post('/api/me/email/confirm', { token })).status).toBe(422);
    expect(await other.json('/api/me')).toMatchObject({ email: other.email });
  });

  it('that was taken in the meantime answers 409', async () => {
    const person = await app.person();
    await person.post('/api/me/email', { email: NEW, password: person.password });
    await app.person({ email: NEW });
    const token = tokenIn(app.mails[0]?.text);
    expect((await person.post('/api/me/email/confirm', { token })).status).toBe(409);
    expect(await person.json('/api/me')).toMatchObject({ email: person.email });
  });
});
