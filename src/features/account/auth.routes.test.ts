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
});
