import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { connect } from './connect.ts';
import { buildImage, imageFolder } from './image.ts';
import { users } from './schema.ts';
import { testFolder } from './testFolder.ts';

vi.setConfig({ testTimeout: 30_000 });

it('is a migrated database without rows, built once', async () => {
  const image = await buildImage();
  expect(image).toBe(imageFolder());
  expect(basename(image)).toMatch(/^pgdata-[0-9a-f]{16}$/);
  expect(existsSync(image)).toBe(true);
  expect(await buildImage()).toBe(image);

  const dataDir = testFolder();
  cpSync(image, join(dataDir, 'pgdata'), { recursive: true });
  const connection = await connect({ dataDir });
  expect(await connection.db.$count(users)).toBe(0);
  await connection.close();
});
