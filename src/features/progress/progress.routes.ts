import { createRoute, z } from '@hono/zod-openapi';
import { batched } from '../../server/batch.ts';
import type { Deps } from '../../server/deps.ts';
import { describeError, Problem } from '../../server/errors.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession, type SignedIn } from '../../server/session.ts';
import { type Day, dayAt } from '../../shared/day.ts';
import {
  checkIn,
  clearDay,
  findEntries,
  listEntries,
  prepareFindProgress,
  prepareNewestCheckIns,
  type SaidClean,
  type StoredProgress,
  setDay,
} from './progress.queries.ts';
import { CALENDAR_DAYS, checkInDay, dayProblem, summarise, summariseStored } from './progress.rules.ts';
import { CalendarEntry, CheckIn, Day as DayShape, Progress, SetDay } from './progress.schema.ts';

const readProgress = createRoute({
  method: 'get',
  path: '/progress',
  summary: 'Streaks, savings and the figures of the month, as of the person’s today',
  responses: { 200: json(Progress, 'The progress'), ...problems(401) },
});

const addCheckIn = createRoute({
  method: 'post',
  path: '/check-ins',
  summary: 'Today is clean; one that was tapped offline counts for the day of the tap',
  description:
    'Any number of times gives one entry and one day. The server decides which day it is. A slip stays when it was recorded after the tap.',
  request: { body: json(CheckIn, 'When it was tapped, if that was earlier') },
  responses: { 200: json(Progress, 'The progress as it now is'), ...problems(401, 422, 429) },
});

const listCalendar = createRoute({
  method: 'get',
  path: '/calendar',
  summary: 'The person’s own entries, newest first',
  request: {
    query: z.object({
      from: DayShape.optional(),
      to: DayShape.optional(),
      limit: z.coerce.number().int().min(1).max(366).default(CALENDAR_DAYS),
      cursor: DayShape.optional(),
    }),
  },
  responses: {
    200: json(
      z.object({ items: z.array(CalendarEntry), nextCursor: DayShape.nullable() }),
      'Days that have an entry',
    ),
    ...problems(401, 422),
  },
});

const params = z.object({ date: DayShape });

const changeDay = createRoute({
  method: 'put',
  path: '/calendar/{date}',
  summary: `Say what a day was, up to ${CALENDAR_DAYS} days back`,
  request: { params, body: { ...json(SetDay, 'What the day was'), required: true } },
  responses: {
    200: json(
      z.object({ progress: Progress, entry: CalendarEntry }),
      'The day and the progress as they now are',
    ),
    ...problems(401, 422, 429),
  },
});

const forgetDay = createRoute({
  method: 'delete',
  path: '/calendar/{date}',
  summary: `Make a day unknown again, up to ${CALENDAR_DAYS} days back`,
  request: { params },
  responses: { 200: json(Progress, 'The progress as it now is'), ...problems(401, 422, 429) },
});

export function progressRoutes({ db, limits, log, now, sessions }: Deps) {
  const router = createRouter();
  for (const path of ['/progress', '/check-ins', '/calendar/*']) router.use(path, requireSession(sessions));

  // At midnight and at the hour of reminders many people come at once.
  const find = batched(prepareFindProgress(db));
  const markNewest = batched(prepareNewestCheckIns(db));

  /** What a person is told of their stored progress. */
  async function tell(stored: StoredProgress, { userId, currency }: SignedIn, today: Day): Promise<Progress> {
    const { userId: _, dailySpendLimit, ...standing } = stored;
    const figures = summariseStored(standing, today) ?? summarise(await findEntries(db, userId), today);
    return { ...figures, dailySpendLimit, currency };
  }

  /** Marks a day clean by the cheapest way there is. */
  async function addDay(said: SaidClean): Promise<StoredProgress> {
    const marked = await markNewest(said).catch(error => {
      // What breaks for a whole batch is tried again for each alone.
      log.warn(describeError(error), 'check-ins fell apart');
    });
    if (marked) return marked;
    const stored = await find(said.userId);
    const repeated = stored?.lastCheckIn === said.day;
    return repeated ? stored : checkIn(db, said);
  }

  return router
    .openapi(readProgress, async c => {
      const { person } = c.var;
      const stored = await find(person.userId);
      if (!stored) throw new Problem('unauthorized');
      return c.json(await tell(stored, person, dayAt(now(), person.timeZone)), 200);
    })
    .openapi(addCheckIn, async c => {
      const { person } = c.var;
      await limits.use('write', person.userId);
      const at = now();
      const { tappedAt = at.toISOString() } = c.req.valid('json');
      const day = checkInDay(new Date(tappedAt), at, person.timeZone);
      if (!day) throw refused('tappedAt', 'A check-in counts for today or one of the two days before.');
      const said = { userId: person.userId, day, tappedAt: new Date(tappedAt), at };
      return c.json(await tell(await addDay(said), person, dayAt(at, person.timeZone)), 200);
    })
    .openapi(listCalendar, async c => {
      const { from, to, limit, cursor } = c.req.valid('query');
      const found = await listEntries(db, c.var.person.userId, {
        from,
        to,
        before: cursor,
        limit: limit + 1,
      });
      const items = found.slice(0, limit);
      const nextCursor = found.length > limit ? (items.at(-1)?.date ?? null) : null;
      return c.json({ items, nextCursor }, 200);
    })
    .openapi(changeDay, async c => {
      const { person } = c.var;
      await limits.use('write', person.userId);
      const at = now();
      const today = dayAt(at, person.timeZone);
      const { date } = c.req.valid('param');
      requireOpen(date, today);
      const { status, trigger = null, amount = null, note = null } = c.req.valid('json');
      const day = { userId: person.userId, date, status, trigger, amount, note, at };
      const { entry, progress } = await setDay(db, day);
      return c.json({ progress: await tell(progress, person, today), entry }, 200);
    })
    .openapi(forgetDay, async c => {
      const { person } = c.var;
      await limits.use('write', person.userId);
      const today = dayAt(now(), person.timeZone);
      const { date } = c.req.valid('param');
      requireOpen(date, today);
      return c.json(await tell(await clearDay(db, person.userId, date), person, today), 200);
    });
}

const dayProblems = {
  future: 'This day is still to come.',
  'too long ago': `Days can be changed up to ${CALENDAR_DAYS} days back.`,
};

/** @throws {Problem} invalid, naming `date`, unless the day can be set or cleared */
function requireOpen(date: Day, today: Day): void {
  const problem = dayProblem(date, today);
  if (problem) throw refused('date', dayProblems[problem]);
}

const refused = (path: string, message: string) =>
  new Problem('invalid', { detail: message, errors: [{ path, message }] });
