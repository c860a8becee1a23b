import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProvider } from '../../tests/provider.ts';
import { openBrowser, openPhone } from '../lib/browser.ts';
import { signUp, startCairn } from '../lib/cairn.ts';
import { watchOthers } from '../lib/others.ts';
import { figure, keepResult, printNote, printPromise, printTable } from '../lib/report.ts';
import { median } from '../lib/statistics.ts';
import { actions } from './actions.ts';
import { measure, watchInteractions } from './measure.ts';

/** Milliseconds until the next frame, of the slowest input of an action. */
const PROMISE = 100;
const MESSAGES = 300;

/** @returns 0 whatever the figures are */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  if (!(runs >= 1 && runs <= 25)) throw new Error('--runs is a number from 1 to 25');

  const reportOthers = watchOthers();
  await sleep(1000);
  reportOthers();
  const provider = await startProvider();
  const { url, stop } = await startCairn({
    env: { OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'none', RATE_LIMITS: 'off' },
  });
  const browser = await openBrowser();
  const talker = await signUp(url, 0);
  for (let sent = 0; sent < MESSAGES / 2; sent++)
    await post(`${url}/api/chat/messages`, talker, { content: `How is day ${sent}? It was long.` });
  for (let number = 1; number <= 10; number++)
    await post(`${url}/api/posts`, talker, {
      title: `Day ${number}`,
      content: 'It gets easier. '.repeat(12),
    });

  printNote(`Median and most of ${runs} runs of each action.`);
  const results = actions.map(({ name }) => ({ name, times: [] as number[] }));
  for (let round = 1; round <= runs; round++) {
    // Somebody new, who has not checked in today and has liked nothing.
    const newcomer = await signUp(url, round);
    for (const [index, { path, who, prepare, act }] of actions.entries()) {
      const context = await openPhone(browser, url, who === 'talker' ? talker : newcomer);
      const page = await context.newPage();
      await watchInteractions(page);
      await page.goto(url + path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await prepare?.(page);
      results[index]?.times.push(await measure(page, act));
      await context.close();
    }
    console.log(`run ${round} of ${runs} is done`);
  }
  await browser.close();
  await stop();
  await provider.close();

  printTable([
    ['ms to the next frame, processor four times slower', 'median', 'most'],
    ...results.map(({ name, times }) => [name, figure(median(times), 0), figure(Math.max(...times), 0)]),
  ]);
  console.log();
  for (const { name, times } of results)
    printPromise(
      median(times) <= PROMISE,
      `${name}: at most ${PROMISE} ms`,
      `${figure(median(times), 0)} ms`,
    );
  keepResult('interactions', { runs, results });
  return 0;
}

/** Sends and reads the whole answer. */
async function post(url: string, Cookie: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Cookie,
      'Content-Type': 'application/json',
      Origin: new URL(url).origin,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${answer}`);
}
