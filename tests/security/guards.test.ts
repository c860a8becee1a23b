import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { send } from '../send.ts';
import { testApp } from '../testApp.ts';

const app = testApp({ PUBLIC_URL: 'https://cairn.test', LOG_LEVEL: 'error' });

const get = (path: string, headers: Record<string, string> = {}) =>
  send(app.url, { method: 'GET', path, headers });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  send(app.url, { method: 'POST', path, body, headers: { 'Content-Type': 'application/json', ...headers } });
const cookieOf = ({ jar }: ReturnType<typeof createClient>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

const EVERYWHERE = [
  '/',
  '/progress',
  '/api/me',
  '/api/coaches',
  '/api/none',
  '/healthz',
  '/offline-shell',
  '/api/auth/none',
];

describe('every answer', () => {
  it.each(EVERYWHERE)(
    'of %s tells browsers what it may load, who may frame it and to come by TLS',
    async path => {
      const { headers } = await get(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      // The one that `default-src` does not stand in for: where forms may go.
      expect(policy).toContain("form-action 'self'");
      // Scripts and styles from here or with a known hash, and nothing written into the page.
      expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    },
  );

  it.each(EVERYWHERE)('of %s is for pages of this website alone', async path => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' };
      const answer = await send(app.url, { method, path, headers });
      expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('what leaves past those headers', () => {
  it('is never taken for anything but what it is: files with a hash, streams', async () => {
    await mkdir(join(app.dataDir, 'assets'), { recursive: true });
    await writeFile(join(app.dataDir, 'assets/a-1.js'), '');
    const Cookie = cookieOf(await app.person());
    const answers = {
      'text/javascript': await get('/assets/a-1.js'),
      'text/event-stream': await get('/api/support/stream', { Cookie }),
      'text/event-stream of the coach': await post('/api/chat/messages', '{"content":"Hello"}', { Cookie }),
    };
    for (const [what, { status, type, headers }] of Object.entries(answers)) {
      expect([status, type, headers['x-content-type-options']], what).toEqual([
        200,
        what.split(' ')[0],
        'nosniff',
      ]);
    }
  });
});

describe('what is too large is refused, and the largest that is allowed is taken', () => {
  const bodyOf = (bytes: number) => `{"email":"${'x'.repeat(bytes - 12)}"}`;

  it.each([
    [64 * 1024, 422],
    [64 * 1024 + 1, 413],
  ])('a body of %i bytes: %i', async (bytes, status) => {
    const body = bodyOf(bytes);
    expect(Buffer.byteLength(body)).toBe(bytes);
    expect((await post('/api/auth/request-password-reset', body)).status).toBe(status);
    const streamed = { 'Transfer-Encoding': 'chunked' };
    expect((await post('/api/auth/request-password-reset', body, streamed)).status).toBe(status);
  });

  it('headers of more than 16 KiB', async () => {
    expect((await get('/healthz', { 'X-Long': 'x'.repeat(15 * 1024) })).status).toBe(200);
    expect((await get('/healthz', { 'X-Long': 'x'.repeat(17 * 1024) })).status).toBe(431);
  });
});

describe('a path', () => {
  it('leads to nothing but what was built', async () => {
    const secret = `${basename(app.dataDir)}.secret`;
    await writeFile(join(dirname(app.dataDir), secret), 'canary');
    await writeFile(join(app.dataDir, '.env'), 'canary');
    const person = await app.person();
    const ways = [
      '..',
      '%2e%2e',
      '..%2f..',
      '.%2e',
      '..%5c',
      '%2e%2e%2f',
      '%252e%252e',
      '....//',
      '..;',
      '%c0%ae%c0%ae',
    ];
    const roots = ['', '/assets', '/api/avatars', '/api/auth', '//', '/assets/..', '/%2e'];
    const names = [
      secret,
      '.env',
      'etc/passwd',
      '../../../../../../etc/passwd',
      `%2f${secret}`,
      `${secret}%00.webp`,
    ];
    const paths = roots.flatMap(root => ways.flatMap(way => names.map(name => `${root}/${way}/${name}`)));
    // As one segment, which is what a name is.
    for (const way of ['..', '%2e%2e', '..%2f..', '%2e%2e%2f%2e%2e'])
      for (const name of [secret, '.env']) paths.push(`/api/avatars/${way}%2f${name}`);
    for (const path of paths) {
      const { status, text } = await get(path, { Cookie: cookieOf(person) });
      expect(`${status} ${text}`, path).not.toMatch(/canary|root:|^5/);
    }
    expect((await get('/.env')).text).not.toContain('canary');
  });

  it('leads nowhere else by what a request says about its host or where to come back to', async () => {
    await app.person({ email: 'ada@example.org' });
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' };
    for (const redirectTo of [undefined, 'https://evil.example/', '//evil.example', '/\\evil.example'])
      await post(
        '/api/auth/request-password-reset',
        JSON.stringify({ email: 'ada@example.org', redirectTo }),
        headers,
      );
    await expect.poll(() => app.mails.length).toBeGreaterThan(0);
    for (const { text } of app.mails) expect(text).not.toContain('evil.example');
    for (const path of ['reset-password/none', 'verify-email', 'callback/oidc', 'error']) {
      for (const url of [
        'https://evil.example',
        '//evil.example',
        '/%5Cevil.example',
        'javascript:alert(1)',
      ]) {
        const answer = await get(
          `/api/auth/${path}?callbackURL=${url}&token=x&errorCallbackURL=${url}`,
          headers,
        );
        expect(answer.headers.location ?? '', `${path} ${url}`).not.toMatch(/evil|javascript/);
      }
    }
  });
});

describe('a session', () => {
  it('has a cookie that scripts, other websites and plain HTTP never get', async () => {
    const answer = await app.visitor().post('/api/auth/sign-up/email', {
      name: 'Quiet River',
      email: 'cookie@example.org',
      password: 'quiet-river-stones',
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-cairn\.session_token=/);
    for (const attribute of [/; HttpOnly/i, /; Secure/i, /; SameSite=Lax/i, /; Path=\//i])
      expect(cookie).toMatch(attribute);
    expect(cookie).not.toMatch(/; Domain=/i);
  });

  it('begins anew with each sign-in, whatever cookie was planted before', async () => {
    const attacker = await app.person({ email: 'mallory@example.org' });
    const victim = await app.person({ email: 'ada@example.org' });
    const planted = cookieOf(attacker);
    const browser = createClient(app.url);
    for (const [name, value] of attacker.jar) browser.jar.set(name, value);
    const credentials = { email: victim.email, password: victim.password };
    expect((await browser.post('/api/auth/sign-in/email', credentials)).status).toBe(200);
    expect(cookieOf(browser)).not.toBe(planted);
    expect(await browser.json('/api/me')).toMatchObject({ id: victim.id });
    expect(JSON.parse((await get('/api/me', { Cookie: planted })).text)).toMatchObject({ id: attacker.id });
  });

  it('is opened by no token that somebody made up, unsigned or signed by another', async () => {
    const person = await app.person();
    const [[name = '', value = ''] = []] = [...person.jar];
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    const made = [
      token,
      `${token}.`,
      `${token}.${signature.slice(0, -2)}A=`,
      `${token.slice(1)}.${signature}`,
      `.${signature}`,
      '.',
    ];
    for (const one of made)
      expect((await get('/api/me', { Cookie: `${name}=${encodeURIComponent(one)}` })).status, one).toBe(401);
    expect((await get('/api/me', { Cookie: `${name}=${value}` })).status).toBe(200);
  });
});
