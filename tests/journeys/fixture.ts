import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { newId } from '../../src/shared/ids.ts';
import { type Provider, startProvider } from '../provider.ts';

type App = {
  url: string;
  provider: Provider;
  /** Stops the server as an operator would and starts it again on the same data. */
  restart(): Promise<void>;
  /** The newest mail in the outbox. */
  newestMail(): Promise<string>;
};

type Account = { name: string; email: string; password: string };

export const test = base.extend<{ visit: (path?: string) => Promise<void>; account: Account }, { app: App }>({
  /** The whole program as a process of its own, with the built pages, an empty database and a stand-in provider. */
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures out of this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'cairn-journey-'));
      const provider = await startProvider();
      const port = await freePort();
      const env = {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: '',
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        OPENAI_BASE_URL: provider.url,
        OPENAI_API_KEY: 'sk-canary-key',
        LOG_LEVEL: 'warn',
        RATE_LIMITS: 'off',
      };
      let server = await startServer(env);
      await use({
        url: `http://localhost:${port}`,
        provider,
        async restart() {
          await stopServer(server);
          server = await startServer(env);
        },
        async newestMail() {
          const outbox = join(dataDir, 'outbox');
          const names = (await readdir(outbox)).filter(name => name.endsWith('.eml')).sort();
          return readFile(join(outbox, names.at(-1) ?? ''), 'utf8');
        },
      });
      await stopServer(server);
      await provider.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  /** Every page of every journey: no request to another host, no error in the console. */
  page: async ({ page, app }, use) => {
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('request', request => {
      if (!request.url().startsWith(app.url) && !/^(data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    page.on('pageerror', error => errors.push(error.message));
    page.on('console', message => {
      // The browser reports refused requests itself; the journeys that provoke one look at what the page says of it.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    await use(page);
    expect(foreign, 'requests to other hosts').toEqual([]);
    expect(errors, 'errors in the console').toEqual([]);
  },

  visit: ({ page, app }, use) => use(async (path = '/') => void (await page.goto(app.url + path))),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures out of this pattern
  account: ({}, use) =>
    use({ name: 'Quiet River', email: `${newId()}@example.org`, password: 'slow-water-stones' }),
});

export { expect };

/** Fills the sign-up dialog from the welcome page and waits for the chat. */
export async function signUp(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: 'Create Account' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Display name' }).fill(account.name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeVisible();
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
}

/** axe finds nothing to object to in what is on the screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(node => `${node.target.join(' ')}: ${node.html} ${node.failureSummary}`),
    })),
  ).toEqual([]);
}

async function startServer(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['src/app/main.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, reject) => {
    server.stdout?.on('data', text => String(text).includes('Cairn is ready') && ready());
    server.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return server;
}

function stopServer(server: ChildProcess): Promise<void> {
  return new Promise(stopped => {
    server.removeAllListeners('exit');
    server.once('exit', () => stopped());
    server.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
