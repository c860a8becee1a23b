import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { freePort, startProgram } from '../../bench/lib/program.ts';
import { build } from '../../scripts/build.mjs';
import { userProgress, userSettings, users } from '../../src/server/db/schema.ts';
import { newId } from '../../src/shared/ids.ts';
import { openTestDatabase } from '../database.ts';
import { findPostgres } from '../postgres.ts';

const main = resolve(import.meta.dirname, '../../dist-server/main.js');
const hasServer = Boolean(process.env.TEST_POSTGRES_URL ?? findPostgres());
/** More than one process claims at once. */
const PEOPLE = 600;

// `npm test` has built already.
beforeAll(async () => expect(await build()).toBe(''), 120_000);

it.skipIf(!hasServer)(
  'two processes on one Postgres that look in the same second send each reminder once',
  async () => {
    const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'cairn-reminders-'))));
    const database = await openTestDatabase('server');
    try {
      if (database.kind !== 'server') throw new Error('this runs on a server');
      const { databaseUrl } = database;
      const programs = await Promise.all(folders.map(folder => startOne(folder, databaseUrl)));
      // After their look at the start, so that both take them at the next full minute.
      const people = await addDue(database.db);
      const mailed = async () => (await Promise.all(folders.map(outboxOf))).flat();
      await expect
        .poll(async () => (await mailed()).length, { timeout: 120_000 })
        .toBeGreaterThanOrEqual(PEOPLE);
      await sleep(2000);
      for (const program of programs) await program.stop();
      expect((await mailed()).toSorted()).toEqual(people.toSorted());
    } finally {
      await database.close();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    }
  },
  240_000,
);

async function startOne(dataDir: string, databaseUrl: string) {
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a secret of forty characters or a few more',
    LOG_LEVEL: 'error',
  };
  return startProgram({ args: [main], ready: /Cairn is ready/, env });
}

/** People whose reminders are due now. @returns their ids */
async function addDue(db: Awaited<ReturnType<typeof openTestDatabase>>['db']): Promise<string[]> {
  const ids = Array.from({ length: PEOPLE }, newId);
  await db.transaction(async tx => {
    await tx
      .insert(users)
      .values(ids.map(id => ({ id, email: `${id}@example.org`, fullName: 'Quiet River' })));
    await tx.insert(userProgress).values(ids.map(userId => ({ userId })));
    const wish = { reminderEnabled: true, reminderChannels: ['email' as const], nextReminderAt: new Date() };
    await tx.insert(userSettings).values(ids.map(userId => ({ userId, ...wish })));
  });
  return ids;
}

/** The people to whom one process wrote, as often as it did. */
async function outboxOf(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'outbox')).catch(() => []);
  return names.filter(name => name.endsWith('.eml')).map(name => name.split('.')[1] ?? '');
}
