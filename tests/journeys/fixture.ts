import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { newId } from '../../src/shared/ids.ts';
import { type Provider, startProvider } from '../provider.ts';

export type App = {
  url: string;
  /** Where pages may go besides: the place where people sign in instead. */
  elsewhere: string | undefined;
  provider: Provider;
  /** Stops the server as an operator would and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops the server, and starts it again: without it there is no network that matters. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** The newest mail in the outbox. */
  newestMail(): Promise<string>;
  /** Takes one of the addresses that may moderate. */
  moderatorEmail(): string;
};

/** `JOURNEYS_ON=cluster`: against three processes behind nginx instead of one by itself. */
const onCluster = process.env.JOURNEYS_ON === 'cluster';

const PASSWORD = 'slow-water-stones';
/** Addresses of accounts that may moderate, as many as one server can need. */
const moderators = Array.from({ length: 60 }, () => `${newId()}@moderators.example.org`);

type Account = { name: string; email: string; password: string };

/** Somebody with an account and a browser of their own. */
export type Person = { page: Page; name: string; id: string };

type Tools = {
  visit: (path?: string) => Promise<void>;
  account: Account;
  person: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** The same, of somebody who may moderate. */
  moderator: (name: string, options?: BrowserContextOptions) => Promise<Person>;
};

export const test = base.extend<Tools, { app: App }>({
  /** The whole program, for all the journeys of a worker. */
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures out of this pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.close();
    },
    // A busy machine takes its time.
    { scope: 'worker', timeout: 240_000 },
  ],

  /** Every page of every journey: no request to another host, no error in the console. */
  page: async ({ page, app }, use) => {
    const check = watch(page, app);
    await use(page);
    check();
  },

  person: ({ browser, app }, use) =>
    usePeople(browser, app, use, name => ({ name, email: `${newId()}@example.org`, password: PASSWORD })),

  moderator: ({ browser, app }, use) =>
    usePeople(browser, app, use, name => ({ name, email: app.moderatorEmail(), password: PASSWORD })),

  // What can be done before the code is there is in firstPaint.spec.ts.
  visit: ({ page, app }, use) =>
    use(async (path = '/') => {
      await page.goto(app.url + path);
      await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
    }),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures out of this pattern
  account: ({}, use) => use({ name: 'Quiet River', email: `${newId()}@example.org`, password: PASSWORD }),
});

export { expect };

/** The whole program with the built pages, an empty database and a stand-in provider. @param more variables beside the usual */
export async function startApp(more: Record<string, string> = {}): Promise<App & { close(): Promise<void> }> {
  const provider = await startProvider();
  const env = {
    OPENAI_BASE_URL: provider.url,
    OPENAI_API_KEY: 'sk-canary-key',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    MODERATORS: moderators.join(','),
    ...more,
  };
  const { url, dataDir, start, stop, remove } = await (onCluster ? startSeveral(env) : startOne(env));
  const free = [...moderators];
  return {
    url,
    elsewhere: more.OIDC_ISSUER,
    provider,
    async restart() {
      await stop();
      await start();
    },
    stop,
    start,
    async newestMail() {
      const outbox = join(dataDir, 'outbox');
      const names = (await readdir(outbox)).filter(name => name.endsWith('.eml')).sort();
      return readFile(join(outbox, names.at(-1) ?? ''), 'utf8');
    },
    moderatorEmail: () => free.pop() ?? '',
    async close() {
      await remove();
      await provider.close();
    },
  };
}

/** Presses Tab until the focus is on what has this name; fails when it comes round without. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return '';
      const label = at.closest('label') ?? (at as HTMLInputElement).labels?.[0];
      return at.getAttribute('aria-label') ?? label?.textContent ?? at.textContent ?? '';
    });
  const isThere = (at: string) => (typeof name === 'string' ? at === name : name.test(at));
  for (let i = 0; i < 60 && !isThere(await focused()); i++) await page.keyboard.press('Tab');
  expect(isThere(await focused()), `${name} is reached with Tab`).toBe(true);
}

/** Looks out for what no page may do; answers the check for the end. */
function watch(page: Page, { url, elsewhere = url }: App): () => void {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', request => {
    const known = [url, elsewhere].some(place => request.url().startsWith(place));
    if (!known && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => {
    // The browser reports refused requests itself; the journeys that provoke one look at what the page says of it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return () => {
    expect(foreign, 'requests to other hosts').toEqual([]);
    expect(errors, 'errors in the console').toEqual([]);
  };
}

/** Gives people browsers of their own until the test ends, and then looks at what their pages did. */
async function usePeople(
  browser: Browser,
  app: App,
  use: (make: Tools['person']) => Promise<void>,
  newAccount: (name: string) => Account,
): Promise<void> {
  const endings: (() => Promise<void>)[] = [];
  await use(async (name, options) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const check = watch(page, app);
    endings.push(async () => {
      await context.close();
      check();
    });
    const account = newAccount(name);
    const post = (path: string, data: object) =>
      context.request.post(`${app.url}/api/auth/${path}`, { data });
    const { user } = await (await post('sign-up/email', account)).json();
    if (moderators.includes(account.email)) {
      await post('reset-password', {
        newPassword: account.password,
        token: await tokenMailedTo(account, app),
      });
      await post('sign-in/email', account);
    }
    return { page, name, id: user.id };
  });
  for (const end of endings) await end();
}

/** What the link holds that makes a moderator of whoever reads the mails. */
async function tokenMailedTo({ email }: Account, app: App): Promise<string> {
  let token = '';
  await expect
    .poll(async () => {
      // As mails are written: long lines are broken, and `=` is told by its number.
      const mail = (await app.newestMail().catch(() => '')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
      token = /token=([\w-]+)/.exec(mail)?.[1] ?? '';
      return mail.includes(email) && token;
    })
    .toBeTruthy();
  return token;
}

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

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing to object to in what is on the screen now. @param rules of axe, instead of all */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(standards)).analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(node => `${node.target.join(' ')}: ${node.html} ${node.failureSummary}`),
    })),
  ).toEqual([]);
}

type Running = {
  url: string;
  dataDir: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it for good. */
  remove(): Promise<void>;
};

async function startOne(given: Record<string, string>): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-journey-'));
  const port = given.PORT ?? String(await freePort());
  const env = {
    ...process.env,
    PUBLIC_URL: '',
    DATABASE_URL: '',
    ...given,
    PORT: port,
    DATA_DIR: dataDir,
  };
  let server = await startServer(env);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    async start() {
      server = await startServer(env);
    },
    stop: () => stopServer(server),
    async remove() {
      await stopServer(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startSeveral(env: Record<string, string>): Promise<Running> {
  const { startCluster } = await import('../cluster.ts');
  const { url, dataDir, members, stop: remove } = await startCluster(env);
  const each = async (act: (member: (typeof members)[0]) => Promise<void>) =>
    void (await Promise.all(members.map(act)));
  return { url, dataDir, start: () => each(one => one.start()), stop: () => each(one => one.stop()), remove };
}

async function startServer(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist-server/main.js'], {
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
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise(stopped => {
    server.removeAllListeners('exit');
    server.once('exit', () => stopped());
    server.kill('SIGTERM');
  });
}

export function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
