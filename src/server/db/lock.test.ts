import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { lockFolder } from './lock.ts';
import { StartError } from './startError.ts';
import { testFolder, testProcess } from './testFolder.ts';

vi.setConfig({ testTimeout: 30_000 });

const racing = 16;

const taking = `
  import { lockFolder } from './lock.ts';
  process.stdout.write('ready\\n');
  process.stdin.once('data', () => {
    try {
      lockFolder(process.argv[1]);
      process.stdout.write('taken\\n');
    } catch (error) {
      process.stdout.write(error.message + '\\n');
      process.exit();
    }
  });
`;

it('is refused to the same process while it is held, and free again after', () => {
  const folder = join(testFolder(), 'made', 'on demand');
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(StartError);
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. Stop it first, or set DATA_DIR to another folder.`,
  );
  lock.release();
  lock.release();
  lockFolder(folder).release();
});

it('is kept for its holder by nothing that a kill -9 leaves behind', async () => {
  const folder = testFolder();
  const { child, lines, exited } = testProcess(taking, folder);
  await lines.next();
  child.stdin?.write('go');
  expect(await lines.next()).toMatchObject({ value: 'taken' });
  expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}.`);

  child.kill('SIGKILL');
  await exited;
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual(['lock.db']);
});

it('goes to exactly one of many that start at once', async () => {
  const folder = testFolder();
  const racers = Array.from({ length: racing }, () => testProcess(taking, folder));
  await Promise.all(racers.map(({ lines }) => lines.next()));
  for (const { child } of racers) child.stdin?.write('go');

  const answers = await Promise.all(racers.map(async ({ lines }) => (await lines.next()).value));
  expect(answers.filter(answer => answer === 'taken')).toHaveLength(1);
  expect(answers.filter(answer => answer.startsWith(`The data folder ${folder} is in use by`))).toHaveLength(
    racing - 1,
  );
});

it('names the machine of a holder elsewhere, and nobody when nobody is noted', () => {
  const folder = testFolder();
  const lock = lockFolder(folder);
  writeFileSync(join(folder, 'lock.pid'), '7 other-container\n');
  expect(() => lockFolder(folder)).toThrow('in use by process 7 on other-container.');
  writeFileSync(join(folder, 'lock.pid'), `7 ${hostname()}\n`);
  expect(() => lockFolder(folder)).toThrow('in use by process 7.');
  rmSync(join(folder, 'lock.pid'));
  expect(() => lockFolder(folder)).toThrow('in use by another process.');
  lock.release();
});

it('says what is wrong with a folder that can not be used', () => {
  const folder = testFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file/data'))).toThrow(
    /^The data folder .*file\/data can't be used \(ENOTDIR/,
  );
  mkdirSync(join(folder, 'data/lock.db'), { recursive: true });
  expect(() => lockFolder(join(folder, 'data'))).toThrow(/can't be used \(unable to open database file\)/);
});
