// npm test [-- --only=checks|unit|browser]: every check and every test. The last line counts them.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aptInstall, hasApt } from './apt.mjs';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ready, stop } from './install.mjs';
import { run } from './processes.mjs';

/** @typedef {{ passed: number, failed: number, flaky?: number, output?: string, note?: string }} Result */

const checks = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
  Biome: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.', '--error-on-warnings', '--colors=off'],
  boundaries: ['scripts/boundaries.mjs'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  'messages in the catalogue': [
    'node_modules/@lingui/cli/dist/lingui.js',
    'check',
    'sync',
    '--clean',
    '--verbose',
  ],
  'messages translated': ['node_modules/@lingui/cli/dist/lingui.js', 'check', 'missing', '--verbose'],
};

if (await ready()) {
  const only = process.argv.find(argument => argument.startsWith('--only='))?.slice('--only='.length);
  if (only && !['checks', 'unit', 'browser'].includes(only)) stop('--only is checks, unit or browser');
  await test(part => !only || only === part);
}

/** @param {(part: 'checks' | 'unit' | 'browser') => boolean} wanted */
async function test(wanted) {
  process.env.CI = 'true';
  // One folder for all that the tests leave behind; a Postgres server under its own user must reach into it.
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-tests-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  /** @type {Result[]} */
  const results = [];
  /** @param {string} name @param {() => Promise<Result>} work */
  const step = async (name, work) => {
    const began = Date.now();
    const result = await work().catch(error => crashed(String(error?.stack ?? error)));
    results.push(result);
    const { failed, flaky, output, note } = result;
    const took = ((Date.now() - began) / 1000).toFixed(1);
    console.log([failed > 0 ? '✗' : '✓', name, note, `(${took} s)`].filter(Boolean).join(' '));
    if ((failed > 0 || flaky) && output) console.log(`\n${output.trim()}\n`);
  };

  const noBrowser = await fetchTools(wanted);
  if (wanted('checks')) {
    // Two at a time, for two cores.
    const waiting = Object.entries(checks);
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [name, command] = next;
        await step(name, () => check(command));
      }
    };
    await Promise.all([worker(), worker()]);
  }
  await step('build', async () => verdict(await build()));
  if (wanted('unit')) {
    await step('unit and route tests', () => vitest(path.join(folder, 'vitest.json')));
  }
  if (wanted('browser')) {
    await step('journeys in a browser', async () =>
      noBrowser ? crashed(noBrowser) : playwright(path.join(folder, 'playwright.json')),
    );
  }

  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

/**
 * Sees to Postgres and Redis servers and nginx, which the tests can do without, and to a browser, which they can't.
 * @param {(part: 'unit' | 'browser') => boolean} wanted
 * @returns {Promise<string>} why there is no browser, or nothing
 */
async function fetchTools(wanted) {
  const { findPostgres } = await import('../tests/postgres.ts');
  const { findRedis } = await import('../tests/redis.ts');
  const { findNginx } = await import('../tests/nginx.ts');
  const lacksPostgres = () => wanted('unit') && !process.env.TEST_POSTGRES_URL && !findPostgres();
  const lacksRedis = () => wanted('unit') && !findRedis();
  const lacksNginx = () => wanted('unit') && !findNginx();
  const lacksBrowser = async () => wanted('browser') && !(await findBrowser());
  const packages = [
    ...(lacksPostgres() ? ['postgresql'] : []),
    ...(lacksRedis() ? ['redis-server'] : []),
    ...(lacksNginx() ? ['nginx', 'openssl'] : []),
    ...((await lacksBrowser()) ? ['chromium'] : []),
  ];
  if (packages.length === 0) return '';

  const apt = hasApt();
  if (apt) console.log(`Installing ${packages.join(' and ')}…`);
  let problem = apt ? await aptInstall(packages) : 'Nothing can be installed with apt-get here.\n';
  if (lacksPostgres()) console.log(`No Postgres server, so the tests on one do not run. ${problem}`);
  if (lacksRedis()) console.log(`No Redis server, so the tests of several processes do not run. ${problem}`);
  if (lacksNginx()) console.log(`No nginx, so the tests of what is behind it do not run. ${problem}`);
  if (!(await lacksBrowser())) return '';

  console.log('Downloading a browser…');
  const install = [
    'node_modules/@playwright/test/cli.js',
    'install',
    ...(apt ? ['--with-deps'] : []),
    'chromium',
  ];
  problem += (await run(process.execPath, install)).output;
  if (!(await lacksBrowser())) return '';
  return `No browser could be installed. Set CHROME_PATH to a Chromium or Chrome.\n${problem}`;
}

/** @param {string[]} command @returns {Promise<Result>} */
async function check(command) {
  const { code, output } = await run(process.execPath, command);
  return verdict(code === 0 ? '' : output || `It ended with ${code} and said nothing.`);
}

/** @param {string} problem @returns {Result} */
function verdict(problem) {
  return problem ? crashed(problem) : { passed: 1, failed: 0 };
}

/** @param {string} output @returns {Result} */
function crashed(output) {
  return { passed: 0, failed: 1, output };
}

/** @param {string} report @returns {Promise<Result>} */
async function vitest(report) {
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args]);
  return counted(code, output, report, json => {
    // A file that broke before its first test counts as one failed test.
    const broken = json.testResults.filter(
      (/** @type {any} */ file) =>
        file.status === 'failed' &&
        !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
    );
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests + broken.length,
      skipped: json.numPendingTests + json.numTodoTests,
    };
  });
}

/** @param {string} report @returns {Promise<Result>} */
async function playwright(report) {
  const args = ['test', '--reporter=list,json'];
  const { code, output } = await run(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return counted(code, output, report, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }));
}

/**
 * What a runner's report says; a run that broke, or ran nothing, is a failed one whatever it says.
 * @param {number} code
 * @param {string} output
 * @param {string} report
 * @param {(json: any) => { passed: number, failed: number, skipped: number, flaky?: number }} count
 * @returns {Result}
 */
function counted(code, output, report, count) {
  if (!existsSync(report)) return crashed(output);
  const { passed, failed, skipped, flaky = 0 } = count(JSON.parse(readFileSync(report, 'utf8')));
  const note = [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky > 0 ? [`${flaky} only when repeated`] : []),
  ].join(', ');
  const unexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failed + (unexplained ? 1 : 0), flaky, output, note };
}
