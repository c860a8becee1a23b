import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { reasonOf } from '../db/startError.ts';
import { bad, type Finding, good, warning } from './finding.ts';

// What is Cairn's own: its address, its folder, its switches.

/** Bytes below which a disk is nearly full. */
const LITTLE_ROOM = 1024 ** 3;

export async function address({ publicUrl, trustedProxies }: Config): Promise<Finding> {
  const { protocol, hostname } = new URL(publicUrl);
  const part = 'PUBLIC_URL';
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    return warning(part, `${publicUrl} is for this machine alone`, 'Set it to the address that people open.');
  if (protocol !== 'https:')
    return bad(
      part,
      `${publicUrl} is not https: passwords and everything that people write would travel readable`,
      'Put a proxy with TLS in front (deploy/nginx) and set PUBLIC_URL to its https address.',
    );
  if (trustedProxies === 0)
    return warning(
      part,
      `${publicUrl}, but TRUSTED_PROXIES is 0: all people would share the limits of one address`,
      'Set TRUSTED_PROXIES to how many proxies stand in front, usually 1.',
    );
  return good(part, `${publicUrl}, behind ${trustedProxies} of your own proxies`);
}

export async function dataFolder({ dataDir, databaseUrl, s3 }: Config): Promise<Finding> {
  const part = 'DATA_DIR';
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const room = bavail * bsize;
    if (room < LITTLE_ROOM)
      return warning(
        part,
        `${dataDir} has ${Math.round(room / 1e6)} MB left`,
        'Make room: without it nothing can be stored.',
      );
    const holds = databaseUrl ? (s3 ? 'little' : 'pictures') : 'the database and pictures';
    return good(
      part,
      `${dataDir} can be written and has ${(room / 1e9).toFixed(0)} GB left; it holds ${holds}`,
    );
  } catch (error) {
    return bad(
      part,
      `${dataDir} can't be used (${reasonOf(error)})`,
      'Make it and give it to the user that Cairn runs as, or set DATA_DIR to another folder.',
    );
  }
}

export async function bucket({ s3, databaseUrl, redisUrl }: Config): Promise<Finding> {
  const part = 'Pictures';
  if (s3)
    return good(part, `kept in the bucket ${s3.bucket} at ${new URL(s3.endpoint).host}, which was not tried`);
  if (databaseUrl && redisUrl)
    return warning(
      part,
      'kept in DATA_DIR, which all processes have to share',
      'On several machines set S3_BUCKET and what belongs to it.',
    );
  return good(part, 'kept in DATA_DIR');
}

export async function moderators({ moderators: list }: Config): Promise<Finding> {
  return list.length > 0
    ? good('Moderators', `${list.length}`)
    : warning(
        'Moderators',
        'nobody looks at what people report',
        'Set MODERATORS to the emails of those who do.',
      );
}

export async function operation({ rateLimits, metricsToken }: Config): Promise<Finding[]> {
  return [
    rateLimits
      ? good('Limits', 'on')
      : warning('Limits', 'off: anybody can guess passwords as fast as they like', 'Remove RATE_LIMITS=off.'),
    good(
      'Metrics',
      metricsToken ? '/metrics answers whoever has the token' : '/metrics answers this machine alone',
    ),
  ];
}
