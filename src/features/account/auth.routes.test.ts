import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';

describe('limits on attempts', () => {
  const app = testApp({ RATE_LIMITS: 'on' });
  const guess = (email: string, forwardedFor?: string) =>
    app
      .visitor()
      .post(
        '/api/auth/sign-in/email',
        { email, password: 'a-wrong-password' },
        forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {},
      );

  it('hold one address, whatever X-Forwarded-For it makes up', async () => {
    const attempts = Array.from({ length: 40 }, (_, i) => guess(`person${i}@example.org`, `203.0.113.${i}`));
    const answers = await Promise.all(attempts);
    const refused = answers.filter(answer => answer.status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('limits behind one proxy', () => {
  const app = testApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });

  it('hold one account, from however many addresses', async () => {
    const statuses = [];
    for (let i = 0; i < 15; i++) {
      const headers = { 'X-Forwarded-For': `198.51.100.7, 203.0.113.${i}` };
      const body = { email: 'one@example.org', password: 'a-wrong-password' };
      statuses.push((await app.visitor().post('/api/auth/sign-in/email', body, headers)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual(Array(5).fill(429));
  });

  it('count each address that the proxy saw on its own', async () => {
    const attempt = (address: string, i: number) =>
      app
        .visitor()
        .post(
          '/api/auth/sign-in/email',
          { email: `n${i}@example.org`, password: 'a-wrong-password' },
          { 'X-Forwarded-For': address },
        );
    let last = 0;
    for (let i = 0; i < 31; i++) last = (await attempt('203.0.113.200', i)).status;
    expect(last).toBe(429);
    expect((await attempt('203.0.113.201', 99)).status).toBe(401);
  });

  const signIn = (client: ReturnType<typeof app.visitor>, email: string, password: string, hop: number) =>
    client.post('/api/auth/sign-in/email', { email, password }, { 'X-Forwarded-For': `203.0.113.${hop}` });

  it('never keep a person out in a browser that has signed in before, whatever strangers try', async () => {
    const ada = await app.person();
    await ada.post('/api/auth/sign-out');
    for (let i = 0; i < 11; i++) await signIn(app.visitor(), ada.email, 'a-wrong-password', i);
    expect((await signIn(app.visitor(), ada.email, ada.password, 20)).status).toBe(429);
    expect((await signIn(ada, ada.email, ada.password, 21)).status).toBe(200);
  });

  it('let such a browser guess no more often than others, and for its own account alone', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    for (let i = 0; i < 10; i++) await signIn(app.visitor(), ben.email, 'a-wrong-password', 30 + i);
    expect((await signIn(ada, ben.email, ben.password, 50)).status).toBe(429);
    const statuses = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await signIn(ada, ada.email, 'a-wrong-password', 60 + i)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('let in whoever reads the mails of the account', async () => {
    const ada = await app.person();
    const elsewhere = app.visitor();
    for (let i = 0; i < 11; i++) await signIn(app.visitor(), ada.email, 'a-wrong-password', 100 + i);
    await elsewhere.post('/api/auth/request-password-reset', { email: ada.email });
    const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1];
    await elsewhere.post('/api/auth/reset-password', { token, newPassword: 'another-quiet-river' });
    expect((await signIn(elsewhere, ada.email, 'another-quiet-river', 120)).status).toBe(200);
  });

  it('answer the same whether there is such an account', async () => {
    const { email } = await app.person();
    const answers = async (address: string) => {
      const all = [];
      for (let i = 0; i < 11; i++) {
        const response = await signIn(app.visitor(), address, 'a-wrong-password', 130 + i);
        const names = [...response.headers.keys()].filter(name => name !== 'retry-after');
        all.push([response.status, names, await response.text()]);
      }
      return all;
    };
    expect(await answers(email)).toEqual(await answers('nobody@example.org'));
  });
});
