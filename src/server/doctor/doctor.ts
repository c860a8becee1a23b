import { type Config, ConfigError, parseConfig } from '../config.ts';
import { database } from './database.ts';
import { bad, type Finding, good } from './finding.ts';
import { mail, model, oidc, redis } from './others.ts';
import { address, bucket, dataFolder, moderators, operation } from './own.ts';

const checks: ((config: Config) => Promise<Finding | Finding[]>)[] = [
  address,
  dataFolder,
  database,
  redis,
  mail,
  model,
  oidc,
  bucket,
  moderators,
  operation,
];

/** Looks at every part of a configuration, and tries what can be tried without anybody noticing. */
export async function checkConfig(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [bad('Variables', error.message, 'Correct this one first: the others are looked at after it.')];
  }
  const found = await Promise.all(checks.map(check => check(config)));
  return [good('Variables', 'all of them can be read'), ...found.flat()];
}
