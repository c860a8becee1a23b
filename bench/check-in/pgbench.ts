import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../tests/postgres.ts';
import { query } from '../lib/database.ts';

/** The least that a check-in can be: one row, found by person and day. No accounts, no sessions, no streaks. */
const table = 'create table bare (person int, day date, status text not null, primary key (person, day))';
const upsert = `\\set person random(1, 1000000)
\\set day random(0, 3650)
insert into bare values (:person, date '2020-01-01' + :day::int, 'clean')
on conflict (person, day) do update set status = excluded.status;
`;

/** Prepares the reference. @returns a function that runs it for some seconds and answers its upserts in a second */
export async function preparePgbench(database: string, clients: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-pgbench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const script = path.join(folder, 'upsert.sql');
  writeFileSync(script, upsert);
  await query(database, table);
  const pgbench = findPgbench();

  return async (seconds: number): Promise<number> => {
    const options = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, `--time=${seconds}`];
    const { stdout } = await promisify(execFile)(pgbench, [...options, `--file=${script}`, database]);
    const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? [];
    if (!rate) throw new Error(`pgbench did not tell its rate:\n${stdout}`);
    return Number(rate);
  };
}

/** It lies beside the server's own programs, of which PATH may have links alone; otherwise PATH has it. */
function findPgbench(): string {
  const server = findPostgres();
  const beside = server && path.join(path.dirname(realpathSync(path.join(server, 'postgres'))), 'pgbench');
  return beside && existsSync(beside) ? beside : 'pgbench';
}
