import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';
import { accounts, sessions, userProgress, users } from '../../server/db/schema.ts';

const app = testApp();
const account = { name: 'Quiet River', email: 'river@example.org', password: 'quiet-brook-stones' };
const signUp = (change: Record<string, unknown> = {}) =>
  app.visitor().post('/api/auth/sign-up/email', { ...account, ...change });

describe('sign up', () => {
  it('makes the account, the record and the progress row together', async () => {
    const person = await app.person({ ...account, timeZone: 'Europe/Dublin', currency: 'EUR' });
    expect(await person.json('/api/me')).toEqual({
      id: person.id,
      email: 'river@example.org',
      fullName: 'Quiet River',
      avatarUrl: null,
      selectedCoach: 'patrick',
      timeZone: 'Europe/Dublin',
      currency: 'EUR',
      language: 'en',
      country: null,
      deleteAfter: null,
      role: 'member',
    });
    expect(await app.db.select().from(userProgress)).toEqual([
      {
        userId: person.id,
        currentStreak: 0,
        longestStreak: 0,
        totalMoneySaved: '0.00',
        dailySpendLimit: '50.00',
        lastCheckIn: null,
        totalCleanDays: 0,
        monthCleanDays: 0,
        lastGamble: null,
        firstEntry: null,
      },
    ]);
  });

  it('leaves nothing behind when a part of it can not be stored', async () => {
    await app.db.execute(sql`alter table user_progress add constraint refuse_all check (current_streak < 0)`);
    try {
      const printed = vi.spyOn(console, 'error');
      const response = await signUp();
      expect(response.status).toBe(500);
      expect(await response.json()).toMatchObject({ title: 'Something went wrong' });
      expect(app.logged).toContain('request failed');
      // What the driver says of it quotes the statement's values.
      expect(app.logged).not.toMatch(/river@example|Quiet River|params:/);
      expect(printed).not.toHaveBeenCalled();
      expect(await app.db.select().from(users)).toEqual([]);
      expect(await app.db.select().from(accounts)).toEqual([]);
    } finally {
      await app.db.execute(sql`alter table user_progress drop constraint refuse_all`);
    }
    expect((await signUp()).status).toBe(200);
  });

  it('takes UTC and USD when the browser tells nonsense', async () => {
    const person = await app.person({ timeZone: 'Moon/Tranquility', currency: 'XXXX' });
    expect(await person.json('/api/me')).toMatchObject({ timeZone: 'UTC', currency: 'USD' });
  });

  it.each([
    ['a short password', { password: 'short-one' }, 'PASSWORD_TOO_SHORT'],
    ['an endless password', { password: 'x-1'.repeat(100) }, 'PASSWORD_TOO_LONG'],
    ['a common password', { password: 'password123' }, 'PASSWORD_COMMON'],
    ['a run of digits', { password: '1234567890' }, 'PASSWORD_COMMON'],
    ['the email in the password', { password: 'my-river@example.org' }, 'PASSWORD_CONTAINS_EMAIL'],
    ['the name of the mailbox in the password', { password: 'RIVER-of-stones' }, 'PASSWORD_CONTAINS_EMAIL'],
    ['something that is no email', { email: 'river' }, 'INVALID_EMAIL'],
    ['no name', { name: '  ' }, 'NAME_INVALID'],
    ['an endless name', { name: 'x'.repeat(81) }, 'NAME_INVALID'],
    ['a name of two lines', { name: 'Quiet\nRiver' }, 'NAME_INVALID'],
  ])('refuses %s', async (_name, change, code) => {
    const response = await signUp(change);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ code });
    expect(await app.db.select().from(users)).toEqual([]);
  });

  it('refuses an email that has an account, in whatever case', async () => {
    await signUp();
    const response = await signUp({ email: 'RIVER@example.org' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' });
  });

  it('logs neither name nor email nor password', async () => {
    await signUp();
    await signUp();
    expect(app.logged).not.toMatch(/river/i);
  });
});

describe('sign in and out', () => {
  it('opens a session with the right password only', async () => {
    const person = await app.person();
    const other = app.visitor();
    const wrong = await other.post('/api/auth/sign-in/email', {
      email: person.email,
      password: 'not-the-password',
    });
    expect(wrong.status).toBe(401);
    expect((await other.get('/api/me')).status).toBe(401);
    const right = await other.post('/api/auth/sign-in/email', {
      email: person.email,
      password: person.password,
    });
    expect(right.status).toBe(200);
    expect(right.headers.get('set-cookie')).toMatch(/HttpOnly/i);
    expect(right.headers.get('set-cookie')).toMatch(/SameSite=Lax/i);
    expect(await other.json('/api/me')).toMatchObject({ id: person.id });
  });

  it('sign out ends this session, sign out everywhere ends all', async () => {
    const phone = await app.person();
    const laptop = app.visitor();
    await laptop.post('/api/auth/sign-in/email', { email: phone.email, password: phone.password });
    const tablet = app.visitor();
    await tablet.post('/api/auth/sign-in/email', { email: phone.email, password: phone.password });

    expect((await laptop.post('/api/auth/sign-out')).status).toBe(200);
    expect((await laptop.get('/api/me')).status).toBe(401);
    expect((await phone.get('/api/me')).status).toBe(200);

    expect((await phone.post('/api/auth/revoke-sessions')).status).toBe(200);
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await tablet.get('/api/me')).status).toBe(401);
  });

  it('a session that is used lives on, cookie and all', async () => {
    const person = await app.person();
    expect((await person.get('/')).headers.getSetCookie()).toEqual([]);
    const inTenDays = new Date(Date.now() + 10 * 24 * 3_600_000);
    await app.db.update(sessions).set({ expiresAt: inTenDays });
    const [cookie] = (await person.get('/')).headers.getSetCookie();
    expect(cookie).toMatch(/Max-Age=2592000/i);
    const [session] = await app.db.select().from(sessions);
    expect(session?.expiresAt.getTime()).toBeGreaterThan(inTenDays.getTime() + 19 * 24 * 3_600_000);
    expect((await person.get('/api/me')).status).toBe(200);
  });

  it('a session that is over, or whose cookie was tampered with, opens nothing', async () => {
    const person = await app.person();
    const [[name = '', value = ''] = []] = [...person.jar];
    for (const forged of [
      '',
      'x',
      '.',
      '%',
      value.replace('.', ''),
      `x${value}`,
      `${value.split('.')[0]}.AAAA`,
      `${value.slice(0, 8)}`,
    ]) {
      person.jar.set(name, forged);
      expect((await person.get('/api/me')).status, forged).toBe(401);
    }
    person.jar.set(name, value);
    expect((await person.get('/api/me')).status).toBe(200);
    await app.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await person.get('/api/me')).status).toBe(401);
  });

  it('refuses a page of another site', async () => {
    const person = await app.person();
    const response = await person.post('/api/auth/sign-out', {}, { Origin: 'https://elsewhere.example' });
    expect(response.status).toBe(403);
    expect((await person.get('/api/me')).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1];

  it('is replaced by a mailed link, which ends every session and works once', async () => {
    const person = await app.person();
    const visitor = app.visitor();
    expect((await visitor.post('/api/auth/request-password-reset', { email: person.email })).status).toBe(
      200,
    );
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]?.to).toBe(person.email);
    expect(app.mails[0]?.text).toContain('http://cairn.test/reset-password?token=');
    const token = tokenIn(app.mails[0]?.text);

    const weak = await visitor.post('/api/auth/reset-password', { newPassword: 'password123', token });
    expect(await weak.json()).toMatchObject({ code: 'PASSWORD_COMMON' });
    const mine = await visitor.post('/api/auth/reset-password', { newPassword: `my ${person.email}`, token });
    expect(await mine.json()).toMatchObject({ code: 'PASSWORD_CONTAINS_EMAIL' });

    expect(
      (await visitor.post('/api/auth/reset-password', { newPassword: 'another-slow-brook', token })).status,
    ).toBe(200);
    expect((await person.get('/api/me')).status).toBe(401);
    expect(
      (await visitor.post('/api/auth/sign-in/email', { email: person.email, password: 'another-slow-brook' }))
        .status,
    ).toBe(200);
    const again = await visitor.post('/api/auth/reset-password', { newPassword: 'third-slow-brook', token });
    expect(await again.json()).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('answers the same for an address without an account, and sends nothing', async () => {
    const person = await app.person();
    const known = await app.visitor().post('/api/auth/request-password-reset', { email: person.email });
    const unknown = await app
      .visitor()
      .post('/api/auth/request-password-reset', { email: 'nobody@example.org' });
    expect(unknown.status).toBe(known.status);
    expect(await unknown.json()).toEqual(await known.json());
    expect(app.mails.map(mail => mail.to)).toEqual([person.email]);
  });
});

describe('the own record', () => {
  it('a stranger gets 401', async () => {
    const response = await app.visitor().get('/api/me');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ type: 'about:blank', title: 'Not signed in', status: 401 });
    expect((await app.visitor().patch('/api/me', { fullName: 'x' })).status).toBe(401);
  });

  it('changes name, coach, time zone, currency and country, and no other person', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const changes = {
      fullName: 'Slow River',
      selectedCoach: 'mike',
      timeZone: 'Asia/Kathmandu',
      currency: 'NPR',
      country: 'NP',
    };
    const response = await person.patch('/api/me', changes);
    expect(await response.json()).toMatchObject(changes);
    expect(await person.json('/api/me')).toMatchObject(changes);
    expect(await other.json('/api/me')).toMatchObject({ fullName: 'Quiet River', selectedCoach: 'patrick' });
  });

  it('a country can be somewhere else, and be taken back', async () => {
    const person = await app.person();
    for (const country of ['ZZ', null]) {
      expect((await person.patch('/api/me', { country })).status).toBe(200);
      expect(await person.json('/api/me')).toMatchObject({ country });
    }
  });

  it.each([
    ['fullName', ''],
    ['fullName', 'x'.repeat(81)],
    ['selectedCoach', 'nobody'],
    ['timeZone', '+01:00'],
    ['timeZone', 'Moon/Tranquility'],
    ['currency', 'XXXX'],
    ['country', 'UK'],
    ['country', 'ie'],
    ['country', 'XX'],
    ['country', ''],
  ])('refuses %s %j', async (field, value) => {
    const response = await (await app.person()).patch('/api/me', { [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
  });
});
