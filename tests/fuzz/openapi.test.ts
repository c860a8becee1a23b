import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyTables } from '../database.ts';
import { type Sent, send } from '../send.ts';
import { testApp } from '../testApp.ts';
import { createIds } from './ids.ts';
import { type OpenApi, type Operation, operationsOf, strays } from './operations.ts';

/** How many requests; `npm run fuzz` sends a million, with a seed of its own each time. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3000);
const SEED = Number(process.env.FUZZ_SEED ?? 20260310);
/** Minutes after which no more are sent. */
const MINUTES = Number(process.env.FUZZ_MINUTES ?? 1e6);
/** The long run works on a server, where there is one: half the processor's time. */
if (REQUESTS >= 100_000 && process.env.TEST_POSTGRES_URL) process.env.TEST_DATABASE ??= 'server';
/** Requests after which the tables are emptied: a person with a hundred thousand posts is another test. */
const WORLD = 5000;
const AT_ONCE = 8;

const app = testApp({ MODERATORS: 'mod@example.org', LOG_LEVEL: 'error' });

type Role = 'stranger' | 'ada' | 'ben' | 'moderator';
type Asked = { operation: Operation; role: Role; sent: Sent };
const roles = fc.constantFrom<Role>('stranger', 'ada', 'ada', 'ben', 'ben', 'moderator');

it(
  `${REQUESTS} generated requests get no fault and no answer that the document does not have`,
  async () => {
    const document = await app.visitor().json<OpenApi>('/api/openapi.json');
    const operations = operationsOf(document);
    expect(operations.length).toBeGreaterThan(50);
    // Whoever gives a password waits for scrypt, which took two fifths of the time.
    const weighted = [...operations, ...operations.flatMap(one => (one.isDear ? [] : [one, one])), ...strays];
    const asks = fc
      .constantFrom(...weighted)
      .chain(operation =>
        fc.record({ operation: fc.constant(operation), role: roles, sent: operation.requests }),
      );

    const ids = createIds();
    const findings = new Map<string, string>();
    const statuses = new Map<string, Set<number>>();
    let cookies = await newWorld();

    async function ask({ operation, role, sent }: Asked, seed: number) {
      const filled: Sent = {
        ...sent,
        path: ids.fill(sent.path),
        headers: { ...(cookies[role] && { Cookie: cookies[role] }), ...sent.headers },
        body: typeof sent.body === 'string' ? ids.fill(sent.body) : sent.body,
      };
      const answer = await send(app.url, filled).catch(error => ({ status: 0, type: '', text: `${error}` }));
      const { status, type, text } = answer;
      const body = /json$/.test(type) && text ? JSON.parse(text) : text;
      if (status >= 200 && status < 300 && operation.kind !== 'none') ids.learn(body, operation.kind);
      statuses.set(operation.name, (statuses.get(operation.name) ?? new Set()).add(status));
      const isFault = status === 0 || status >= 500;
      const problem = isFault ? 'a fault' : operation.problemOf(status, type, body);
      if (!problem) return;
      const finding = `${operation.name}: ${status}, ${problem}`;
      if (findings.has(finding)) return;
      const example = `FUZZ_SEED=${seed}, ${role} ${shown(filled)}\n  → ${text.slice(0, 400)}\n${isFault ? app.logged.slice(-1500) : ''}`;
      findings.set(finding, example);
      // At once: a long run may be broken off.
      process.stdout.write(`${finding}\n  ${example}\n`);
    }

    async function newWorld(): Promise<Partial<Record<Role, string>>> {
      await emptyTables(app.db);
      ids.forget();
      const jar = ({ jar }: { jar: Map<string, string> }) =>
        [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      return {
        ada: jar(await app.person({ name: 'Ada' })),
        ben: jar(await app.person({ name: 'Ben' })),
        moderator: jar(await app.moderator({ email: 'mod@example.org' })),
      };
    }

    let sent = 0;
    const until = Date.now() + MINUTES * 60_000;
    for (let round = 0; sent < REQUESTS && Date.now() < until; round++) {
      const seed = SEED + round;
      const batch = fc.sample(asks, { numRuns: Math.min(1000, REQUESTS - sent), seed });
      sent += batch.length;
      // Nobody waits for the slowest of the others.
      const next = batch.values();
      const askOn = async () => {
        for (const one of next) await ask(one, seed);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, askOn));
      app.mails.length = 0;
      app.provider.calls.length = 0;
      if (sent % 50_000 === 0) process.stdout.write(`${sent} requests, findings: ${findings.size}\n`);
      const whole = sent % WORLD === 0;
      const known = await Promise.all(
        Object.values(cookies).map(Cookie =>
          send(app.url, { method: 'GET', path: '/api/me', headers: { Cookie } }),
        ),
      );
      // Somebody ended their own session.
      if (whole || known.some(({ status }) => status !== 200)) cookies = await newWorld();
    }

    if (REQUESTS > sent) process.stdout.write(`${sent} requests in the time that there was\n`);
    const report = [...findings].map(([what, example]) => `${what}\n  ${example}`).join('\n');
    expect(report, `seed ${SEED}`).toBe('');
    // Requests that are all refused would prove nothing.
    const refused = operations.filter(
      ({ name }) => ![...(statuses.get(name) ?? [])].some(status => status < 300),
    );
    expect(refused.length, `always refused: ${refused.map(({ name }) => name)}`).toBeLessThan(
      operations.length * 0.3,
    );
  },
  // Of a busy machine; an idle one takes 3 ms for each.
  60_000 + REQUESTS * 100,
);

const shown = ({ method, path, headers, body }: Sent) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(body ?? '').slice(0, 400)}`;
