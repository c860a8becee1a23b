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
/** Requests after which the tables are emptied: a person with a hundred thousand posts is another test. */
const WORLD = 5000;
const AT_ONCE = 8;

const app = testApp({ MODERATORS: 'mod@example.org', LOG_LEVEL: 'error' });

type Role = 'stranger' | 'ada' | 'ben' | 'moderator';
const roles = fc.constantFrom<Role>('stranger', 'ada', 'ada', 'ben', 'ben', 'moderator');

it(
  `${REQUESTS} generated requests get no fault and no answer that the document does not have`,
  async () => {
    const document = await app.visitor().json<OpenApi>('/api/openapi.json');
    const operations = operationsOf(document);
    expect(operations.length).toBeGreaterThan(50);
    const weighted = [...operations, ...operations, ...operations, ...strays];
    const asks = fc
      .constantFrom(...weighted)
      .chain(operation =>
        fc.record({ operation: fc.constant(operation), role: roles, sent: operation.requests }),
      );

    const ids = createIds();
    const findings = new Map<string, string>();
    const statuses = new Map<string, Set<number>>();
    let cookies = await newWorld();

    async function ask({ operation, role, sent }: { operation: Operation; role: Role; sent: Sent }) {
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
      const problem = isFault
        ? `a fault\n${app.logged.slice(-1500)}`
        : operation.problemOf(status, type, body);
      if (!problem) return;
      const finding = `${operation.name}: ${status}, ${problem}`;
      findings.set(finding, `${role} ${shown(filled)}\n  → ${text.slice(0, 400)}`);
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
      const batch = fc.sample(asks, { numRuns: Math.min(1000, REQUESTS - sent), seed: SEED + round });
      for (let i = 0; i < batch.length; i += AT_ONCE) {
        await Promise.all(batch.slice(i, i + AT_ONCE).map(ask));
        app.mails.length = 0;
        app.provider.calls.length = 0;
      }
      sent += batch.length;
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
  30_000 + REQUESTS * 20,
);

const shown = ({ method, path, headers, body }: Sent) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(body ?? '').slice(0, 400)}`;
