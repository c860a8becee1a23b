import { defineConfig, mergeConfig } from 'vitest/config';
import { findPostgres } from './tests/postgres.ts';
import viteConfig from './vite.config.ts';

const routes = 'src/**/*.routes.test.ts';
const faults = 'tests/faults/**/*.test.ts';

const hasServer = Boolean(process.env.TEST_POSTGRES_URL ?? findPostgres());

/** The tests of routes, on one of the two kinds of database; `tests/database.ts` reads which. */
const routesOn = (database: 'embedded' | 'server') => ({
  extends: true as const,
  test: { name: `routes on ${database} Postgres`, include: [routes], env: { TEST_DATABASE: database } },
});

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: 2,
      // For machines that are busy or slow: a test that hangs still ends.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      globalSetup: hasServer ? ['./tests/postgres.ts'] : [],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{src,tests,scripts,bench}/**/*.test.{ts,tsx}'],
            exclude: [routes, faults, '**/node_modules/**'],
          },
        },
        // Real processes that are killed and networks that are cut: on a busy machine one can miss its time once.
        { extends: true, test: { name: 'faults', include: [faults], retry: process.env.CI ? 1 : 0 } },
        routesOn('embedded'),
        ...(hasServer ? [routesOn('server')] : []),
      ],
    },
  }),
);
