import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { inspectDatabase } from '../db/inspect.ts';
import { reasonOf } from '../db/startError.ts';
import { bad, type Finding, good, warning } from './finding.ts';

export async function database({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  const part = 'Database';
  if (!databaseUrl) {
    const there = existsSync(join(dataDir, 'pgdata'));
    return [
      warning(
        part,
        `embedded, in ${dataDir}${there ? '' : ' (made at the first start)'}; a power cut can damage it`,
        'For anything beyond one small machine set DATABASE_URL; npm run migrate-to-postgres moves what is there.',
      ),
    ];
  }
  try {
    const { version, encoding, pending, unknown, mayCreate, keys } = await inspectDatabase(databaseUrl);
    const findings: Finding[] = [];
    findings.push(
      version.number < 150_000
        ? bad(part, `the server is Postgres ${version.text}`, 'Cairn needs 15 or newer: upgrade the server.')
        : encoding !== 'UTF8'
          ? bad(part, `its encoding is ${encoding}`, 'Make one with createdb --encoding=UTF8.')
          : good(part, `Postgres ${version.text} answers`),
    );
    if (pending.length > 0 && !mayCreate)
      findings.push(
        bad(
          'Migrations',
          `${pending.length} are pending, and this user may not create tables`,
          'As the owner of the database: grant all on schema public to the user in DATABASE_URL.',
        ),
      );
    else if (pending.length > 0)
      findings.push(
        good('Migrations', `the next start applies ${pending.length}, the last one ${pending.at(-1)}`),
      );
    else if (unknown > 0)
      findings.push(
        warning(
          'Migrations',
          `the database has ${unknown} of a newer version of Cairn`,
          'Update this program, unless it is the one that is being replaced.',
        ),
      );
    else findings.push(good('Migrations', 'all are applied'));
    if (pending.length === 0)
      findings.push(
        keys
          ? good('Push', 'the keys for reminders on phones are in the database')
          : good('Push', 'the keys for reminders on phones are made at the first start'),
      );
    return findings;
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    return [
      bad(
        part,
        `nothing useful answers at ${host}${pathname} (${reasonOf(error)})`,
        'Check host, port, name, user and password in DATABASE_URL, and that the server runs and lets this machine in.',
      ),
    ];
  }
}
