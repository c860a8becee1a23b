import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Everything that is allowed, once. */
const allowed = {
  'src/app/browser.tsx': "import { Page } from '../features/a/APage.tsx'; export { Page };",
  'src/app/main.ts': "import { routes } from '../features/a/a.routes.ts'; export { routes };",
  'src/features/a/APage.tsx':
    "import { load } from './a.api.ts'; import { Box } from '../../ui/Box.tsx'; export const Page = () => <Box>{load()} import</Box>;",
  'src/features/a/a.api.ts':
    "import type { Routes } from './a.routes.ts'; export const load = () => '' as Routes & string;",
  'src/features/a/a.routes.ts':
    "import { session } from '../../server/session.ts'; import { all } from '../b/b.queries.ts'; import { shape } from '../b/b.schema.ts'; export const routes = [session, all, shape]; export type Routes = typeof routes;",
  'src/features/a/a.rules.ts':
    "import type { Shape } from '../b/b.schema.ts'; export type Two = [Shape, Shape]; import { other } from '../b/b.rules.ts'; import { day } from '../../shared/day.ts'; export const rule = [other, day];",
  'src/features/a/a.test.ts':
    "import '../b/b.routes.ts'; import '../../server/db/connect.ts'; import 'drizzle-orm';",
  'src/features/b/b.queries.ts':
    "import { eq } from 'drizzle-orm'; import { db } from '../../server/db/connect.ts'; export const all = [db, eq];",
  'src/features/b/b.routes.ts': "import type { SQL } from 'drizzle-orm'; export type Where = SQL;",
  'src/features/b/b.rules.ts': 'export const other = 1;',
  'src/features/b/b.schema.ts':
    "import { z } from 'zod'; import type { Two } from '../a/a.rules.ts'; export const shape = z.string(); export type Shape = string; export type Three = Two;",
  'src/server/db/connect.ts':
    "import { Pool } from 'pg'; import { day } from '../../shared/day.ts'; export const db = [Pool, day];",
  'src/server/session.ts': "import { db } from './db/connect.ts'; export const session = db;",
  'src/shared/day.ts': 'export const day = 1;',
  'src/ui/Box.tsx':
    "import { day } from '../shared/day.ts'; export const Box = (props: object) => <p {...props}>{day}</p>;",
};

const breaches: [rule: string, file: string, content: string][] = [
  ['no-cycles', 'src/features/c/x.ts', "import { y } from './y.ts'; export const x = y;"],
  ['no-cycles', 'src/features/c/y.ts', "import { x } from './x.ts'; export const y = x;"],
  ['features-meet-in-rules-schema-and-queries', 'src/features/c/c.routes.ts', "import '../b/b.routes.ts';"],
  [
    'features-meet-in-rules-schema-and-queries',
    'src/features/c/CPage.tsx',
    "export { Page } from '../a/APage.tsx';",
  ],
  [
    'features-meet-in-rules-schema-and-queries',
    'src/features/c/upwards.ts',
    "import type {} from '../../app/main.ts';",
  ],
  ['server-imports-shared-only', 'src/server/planted.ts', "import '../features/b/b.rules.ts';"],
  ['ui-imports-shared-only', 'src/ui/Planted.tsx', "import '../features/b/b.rules.ts';"],
  ['ui-imports-shared-only', 'src/ui/PlantedToo.tsx', "import type {} from '../server/session.ts';"],
  ['rules-are-pure', 'src/shared/planted.ts', "import '../features/b/b.queries.ts';"],
  ['rules-are-pure', 'src/features/c/planted.rules.ts', "import '../../server/session.ts';"],
  ['rules-are-pure', 'src/features/c/typed.rules.ts', "import type {} from '../b/b.queries.ts';"],
  ['rules-are-pure', 'src/features/c/parsing.rules.ts', "import '../b/b.schema.ts';"],
  ['rules-do-no-io', 'src/features/c/file.rules.ts', "import 'node:fs';"],
  [
    'browser-imports-no-server',
    'src/features/c/CForm.tsx',
    "export const send = () => import('../../server/session.ts');",
  ],
  [
    'browser-imports-no-server',
    'src/features/c/c.api.ts',
    "import { all } from '../b/b.queries.ts'; export { all };",
  ],
  ['sql-in-queries-only', 'src/features/c/sql.ts', "import { sql } from 'drizzle-orm'; export { sql };"],
  [
    'sql-in-queries-only',
    'src/app/driver.ts',
    "import { PGlite } from '@electric-sql/pglite'; export { PGlite };",
  ],
  ['no-tests-in-the-product', 'src/app/planted.ts', "import '../features/a/a.test.ts';"],
  // The way leads over a file whose name says nothing of the browser.
  ['browser-reaches-server', 'src/features/a/APage.tsx', "import './plain.ts'; export const Page = 1;"],
  ['browser-reaches-server', 'src/features/a/plain.ts', "import '../../server/session.ts';"],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-boundaries-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function check(files: Record<string, string>) {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  mkdirSync(join(folder, 'src'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/boundaries.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, problems: stderr };
}

test('what is allowed passes', () => {
  expect(check(allowed)).toEqual({ status: 0, problems: '' });
});

test('a look at nothing does not pass', () => {
  expect(check({})).toMatchObject({ status: 1, problems: expect.stringContaining('Not looked at: 1 of 1') });
});

describe('a planted breach is seen', () => {
  let problems: string[];
  beforeAll(() => {
    const planted = check({
      ...allowed,
      ...Object.fromEntries(breaches.map(([, file, content]) => [file, content])),
    });
    expect(planted.status).toBe(1);
    problems = planted.problems.split('\n');
  });

  it.each(breaches)('%s in %s', (rule, file) => {
    expect(problems.filter(problem => problem.startsWith(`${rule}: `) && problem.includes(file))).not.toEqual(
      [],
    );
  });
});
