import { resolve } from 'node:path';
import { z } from 'zod';

/** A variable of the environment that can't be used. `message` is the one line shown at start. */
export class ConfigError extends Error {}

/** What the rest of the program knows of its environment. Nothing else reads `process.env`. */
export type Config = {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl?: string;
  redisUrl?: string;
  authSecret?: string;
  openai: { apiKey?: string; baseUrl: string; model: string; enabled: boolean };
  oidc?: { issuer: string; clientId: string; clientSecret: string; name: string };
  smtpUrl?: string;
  mailFrom: string;
  /** Account emails, lower case. */
  moderators: string[];
  trustedProxies: number;
  logLevel: string;
  /** Where files are kept; absent: in `dataDir`. */
  s3?: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  metricsToken?: string;
  rateLimits: boolean;
};

const url = (schemes: string[]) =>
  z.string().refine(value => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
    error: `is not a ${schemes.join(' or ')} URL`,
  });
const whole = (min: number, max: number) =>
  z
    .string()
    .refine(value => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `is not a whole number from ${min} to ${max}`,
    })
    .transform(Number);
const oneOf = (...values: string[]) =>
  z.string().refine(value => values.includes(value), { error: `is not one of ${values.join(', ')}` });
const email = z.email({ error: 'has something that is not an email address' });

/** Each variable with its check and the example that its error shows. */
const variables = {
  PORT: [whole(0, 65535), '3000'],
  HOST: [z.string().regex(/^[\w.:-]+$/, { error: 'is not a host name or address' }), '127.0.0.1'],
  PUBLIC_URL: [url(['http', 'https']), 'https://cairn.example.org'],
  DATA_DIR: [z.string(), './data'],
  DATABASE_URL: [url(['postgres', 'postgresql']), 'postgres://cairn:secret@localhost:5432/cairn'],
  REDIS_URL: [url(['redis', 'rediss']), 'redis://localhost:6379'],
  AUTH_SECRET: [
    z.string().min(32, { error: 'is shorter than 32 characters' }),
    'the output of: openssl rand -base64 32',
  ],
  OPENAI_API_KEY: [z.string().regex(/^\S+$/, { error: 'has white space in it' }), 'sk-…'],
  OPENAI_BASE_URL: [url(['http', 'https']), 'https://api.openai.com/v1'],
  OPENAI_MODEL: [z.string(), 'gpt-4o'],
  OIDC_ISSUER: [url(['http', 'https']), 'https://login.example.org/realms/care'],
  OIDC_CLIENT_ID: [z.string(), 'cairn'],
  OIDC_CLIENT_SECRET: [z.string(), 'the secret that the provider gave'],
  OIDC_NAME: [z.string(), 'Example Clinic'],
  SMTP_URL: [url(['smtp', 'smtps']), 'smtp://user:password@mail.example.org:587'],
  MAIL_FROM: [z.string().regex(/@/, { error: 'has no email address in it' }), 'Cairn <cairn@example.org>'],
  MODERATORS: [
    z
      .string()
      .transform(list =>
        list
          .split(',')
          .map(entry => entry.trim().toLowerCase())
          .filter(Boolean),
      )
      .pipe(z.array(email)),
    'ada@example.org,ben@example.org',
  ],
  S3_ENDPOINT: [url(['http', 'https']), 'https://s3.eu-west-1.amazonaws.com'],
  S3_BUCKET: [
    z.string().regex(/^[a-z0-9.-]{3,63}$/, { error: 'is not the name of a bucket' }),
    'cairn-files',
  ],
  AWS_REGION: [z.string(), 'eu-west-1'],
  AWS_ACCESS_KEY_ID: [z.string(), 'AKIA…'],
  AWS_SECRET_ACCESS_KEY: [z.string(), 'the secret of that key'],
  TRUSTED_PROXIES: [whole(0, 32), '1'],
  LOG_LEVEL: [oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), 'info'],
  METRICS_TOKEN: [
    z.string().min(16, { error: 'is shorter than 16 characters' }),
    'the output of: openssl rand -hex 16',
  ],
  RATE_LIMITS: [oneOf('on', 'off'), 'on'],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Name = keyof typeof variables;

/**
 * Reads the environment once.
 * @throws {ConfigError} on the first bad variable: one line with its name, the problem and an example.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const fail = (name: Name, problem: string): never => {
    throw new ConfigError(`${name} ${problem}. Example: ${name}=${variables[name][1]}`);
  };
  const read = <N extends Name>(name: N): z.output<(typeof variables)[N][0]> | undefined => {
    const raw = env[name]?.trim();
    if (!raw) return undefined;
    const result = variables[name][0].safeParse(raw);
    if (!result.success) return fail(name, result.error.issues[0]?.message ?? 'can not be used');
    return result.data as z.output<(typeof variables)[N][0]>;
  };

  const port = read('PORT') ?? 3000;
  const databaseUrl = read('DATABASE_URL');
  const authSecret = read('AUTH_SECRET');
  if (databaseUrl && !authSecret) fail('AUTH_SECRET', 'is required with DATABASE_URL');
  const apiKey = read('OPENAI_API_KEY');
  const baseUrl = read('OPENAI_BASE_URL');

  return {
    port,
    host: read('HOST') ?? '127.0.0.1',
    publicUrl: (read('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl,
    redisUrl: read('REDIS_URL'),
    authSecret,
    openai: {
      apiKey,
      baseUrl: (baseUrl ?? 'https://api.openai.com/v1').replace(/\/+$/, ''),
      model: read('OPENAI_MODEL') ?? 'gpt-4o',
      enabled: Boolean(apiKey || baseUrl),
    },
    oidc: readOidc(),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM') ?? 'Cairn <cairn@localhost>',
    moderators: read('MODERATORS') ?? [],
    trustedProxies: read('TRUSTED_PROXIES') ?? 0,
    s3: readS3(),
    logLevel: read('LOG_LEVEL') ?? 'info',
    metricsToken: read('METRICS_TOKEN'),
    rateLimits: read('RATE_LIMITS') !== 'off',
  };

  function readS3(): Config['s3'] {
    // Machines often have AWS_ variables for other programs: the bucket is what says that files go there.
    const bucket = read('S3_BUCKET');
    if (!bucket) return undefined;
    const region = read('AWS_REGION') ?? 'us-east-1';
    const accessKeyId = read('AWS_ACCESS_KEY_ID');
    const secretAccessKey = read('AWS_SECRET_ACCESS_KEY');
    if (!accessKeyId) return fail('AWS_ACCESS_KEY_ID', 'is required with S3_BUCKET');
    if (!secretAccessKey) return fail('AWS_SECRET_ACCESS_KEY', 'is required with S3_BUCKET');
    const endpoint = (read('S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }

  function readOidc(): Config['oidc'] {
    const issuer = read('OIDC_ISSUER');
    const clientId = read('OIDC_CLIENT_ID');
    const clientSecret = read('OIDC_CLIENT_SECRET');
    const name = read('OIDC_NAME') ?? 'your organisation';
    if (!issuer && !clientId && !clientSecret) return undefined;
    if (!issuer) return fail('OIDC_ISSUER', 'is required with the other OIDC_ variables');
    if (!clientId) return fail('OIDC_CLIENT_ID', 'is required with the other OIDC_ variables');
    if (!clientSecret) return fail('OIDC_CLIENT_SECRET', 'is required with the other OIDC_ variables');
    return { issuer, clientId, clientSecret, name };
  }
}
