import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

describe('defaults', () => {
  it('need nothing at all', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      openai: { baseUrl: 'https://api.openai.com/v1', model: 'gpt-4o', enabled: false },
      moderators: [],
      trustedProxies: 0,
      logLevel: 'info',
      rateLimits: true,
    });
  });

  it('an empty value is an absent one', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });
});

it('reads what is set', () => {
  const config = parseConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://cairn.example.org/',
    OPENAI_BASE_URL: 'http://localhost:11434/v1/',
    MODERATORS: 'Ada@example.org, ben@example.org',
    RATE_LIMITS: 'off',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://cairn.example.org',
    openai: { baseUrl: 'http://localhost:11434/v1', enabled: true },
    moderators: ['ada@example.org', 'ben@example.org'],
    rateLimits: false,
  });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['HOST', 'not a host'],
  ['PUBLIC_URL', 'cairn.example.org'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['REDIS_URL', 'localhost:6379'],
  ['AUTH_SECRET', 'short'],
  ['OPENAI_API_KEY', 'two words'],
  ['OPENAI_BASE_URL', 'ftp://example.org'],
  ['OIDC_ISSUER', 'login'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_FROM', 'Cairn'],
  ['MODERATORS', 'ada@example.org,ben'],
  ['TRUSTED_PROXIES', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['RATE_LIMITS', 'maybe'],
])('a bad %s is one line with its name and an example', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} [^\\n]+ Example: ${name}=[^\\n]+$`),
  );
});

it.each([
  ['AUTH_SECRET', { DATABASE_URL: 'postgres://localhost/cairn' }],
  ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://login.example.org' }],
  ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'cairn' }],
  ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'cairn' }],
])('%s is asked for when others need it', (name, env) => {
  expect(() => parseConfig(env)).toThrow(new RegExp(`^${name} is required`));
});

it('a bad value is never repeated: it may be a secret', () => {
  expect(() => parseConfig({ AUTH_SECRET: 'hush-hush' })).toThrow(/^(?!.*hush-hush)/);
});

it('every variable stands in .env.example', () => {
  const source = readFileSync(resolve(import.meta.dirname, 'config.ts'), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): \[/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  const example = readFileSync(resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  expect(names.filter(name => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([]);
});
