import { describe, expect, it } from 'vitest';
import { testApp } from '../../tests/testApp.ts';

const app = testApp();

const send = (body: string, headers: Record<string, string>) =>
  fetch(`${app.url}/api/auth/sign-in/email`, { method: 'POST', body, headers });
const json = { 'Content-Type': 'application/json' };

it('keeps an idle connection for longer than a balancer does', async () => {
  const response = await fetch(`${app.url}/healthz`);
  const seconds = Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(60);
});

describe('what is refused before any route', () => {
  it('a body over 64 KiB', async () => {
    const response = await send(JSON.stringify({ email: 'x'.repeat(65 * 1024) }), json);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ status: 413, title: 'Too large' });
  });

  it('a body over 64 KiB that does not say how long it is', async () => {
    const body = new Blob(['x'.repeat(65 * 1024)]).stream();
    const init = { method: 'POST', body, headers: json, duplex: 'half' };
    const response = await fetch(`${app.url}/api/auth/sign-in/email`, init);
    expect(response.status).toBe(413);
  });

  it('a body that is not JSON by its type', async () => {
    expect((await send('email=a', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  it('a body that is not JSON by its content', async () => {
    const person = await app.person();
    const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${app.url}/api/chat/messages`, {
      method: 'POST',
      body: '{"content":',
      headers: { ...json, cookie },
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('text with a NUL in it, which the database can not look for', async () => {
    const person = await app.person();
    expect((await person.post('/api/me/email/confirm', { token: 'a\u0000b' })).status).toBe(400);
  });

  it('a write that a page of another site asked for', async () => {
    for (const Origin of ['https://elsewhere.example', 'null', `${app.url}.evil.example`]) {
      expect((await send('{}', { ...json, Origin })).status, Origin).toBe(403);
    }
    expect((await send('{}', { ...json, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send('{}', { ...json, Origin: 'http://cairn.test' })).status).not.toBe(403);
  });

  it('a path of the API that does not exist', async () => {
    const response = await fetch(`${app.url}/api/no-such-thing`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('the page', () => {
  it('carries the person who is signed in, and nobody for a visitor', async () => {
    const person = await app.person({ name: '</script><b>Quiet' });
    const boot = (html: string) =>
      JSON.parse(/<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(boot(await (await person.get('/progress')).text())).toMatchObject({
      me: { id: person.id, fullName: '</script><b>Quiet' },
    });
    const response = await app.visitor().get('/any/path');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(boot(await response.text()).me).toBeNull();
    // A file of a build that is gone is not answered with the page, which a browser would take for a script.
    expect((await app.visitor().get('/assets/index-of-yesterday.js')).status).toBe(404);
  });

  it('without anyone in it, for browsers to keep, is the same for everyone', async () => {
    const person = await app.person({ name: 'Quiet Canary' });
    const response = await person.get('/offline-shell');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.getSetCookie()).toEqual([]);
    const shell = await response.text();
    expect(shell).toContain('<script id="boot" type="application/json"></script>');
    expect(shell).toBe(await (await app.visitor().get('/offline-shell')).text());
  });

  it('allows scripts, styles and requests from this server alone', async () => {
    const headers = (await app.visitor().get('/')).headers;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});

describe('for whoever runs it', () => {
  it('tells that it is up and ready', async () => {
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  });

  it('describes its API', async () => {
    const { openapi, paths } = await app
      .visitor()
      .json<{ openapi: string; paths: Record<string, object> }>('/api/openapi.json');
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/me',
        '/api/coaches',
        '/api/chat/messages',
        '/api/helplines',
        '/api/me/reasons',
        '/api/me/plans',
        '/api/me/help',
      ]),
    );
  });
});

it('answers of the API are kept by no cache', async () => {
  expect((await (await app.person()).get('/api/me')).headers.get('cache-control')).toBe('no-store');
});
