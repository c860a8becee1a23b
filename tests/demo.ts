import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../src/server/db/demo.ts';
import type { State } from './states.ts';

export type Demo = { url: string; stop: () => Promise<void> };

/** The demo as a process of its own, whose person moderates and has one report before them. */
export async function startDemo(): Promise<Demo> {
  const port = await freePort();
  const server = spawn(process.execPath, ['src/app/demo.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: '',
      MODERATORS: DEMO_EMAIL,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(server);
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise(stopped => {
        server.once('exit', () => stopped());
        server.kill('SIGTERM');
      }),
  };
}

/** Signs the browser in as the one that the state is of. */
export async function become(who: State['who'], context: BrowserContext, url: string): Promise<void> {
  const post = (path: string, data: object) => context.request.post(`${url}/api/${path}`, { data });
  if (who === 'member') await post('auth/sign-in/email', { email: DEMO_EMAIL, password: DEMO_PASSWORD });
  if (who !== 'newcomer') return;
  const email = `${crypto.randomUUID()}@example.org`;
  await post('auth/sign-up/email', {
    name: 'Willow and Long Water by the Sea',
    email,
    password: DEMO_PASSWORD,
  });
  const { items } = await (await context.request.get(`${url}/api/posts`)).json();
  await post('reports', {
    targetType: 'post',
    targetId: items[0].id,
    reason: 'other',
    note: 'It names my town.',
  });
}

/** Opens the screen and brings it into the state. */
export async function show(page: Page, { path, open, away }: State, url: string): Promise<void> {
  if (away) await page.route(away, route => route.abort());
  await page.goto(url + path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  if (away && !open) await page.getByRole('alert').first().waitFor();
  await settled(page);
  await open?.(page);
  await settled(page);
}

/** Nothing is loading or moving any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('[role=status][aria-label="Loading"]') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

async function ready(server: ChildProcess): Promise<void> {
  await new Promise<void>((done, reject) => {
    server.stdout?.on('data', text => String(text).includes('Cairn is ready') && done());
    server.once('exit', code => reject(new Error(`the demo ended with ${code}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise(found => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
