import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';
import { calendarEntries, userProgress } from '../../server/db/schema.ts';
import { addDays, type Day, weekday } from '../../shared/day.ts';
import { fillDemoCalendar } from './demoCalendar.ts';
import { prepareNewestCheckIns, checkIn as storeCheckIn } from './progress.queries.ts';
import { type Entry, standing } from './progress.rules.ts';
import type { CalendarEntry, Progress } from './progress.schema.ts';

const app = testApp();
type Person = Awaited<ReturnType<typeof app.person>>;

/** The day of the tests' clock in UTC, which is where a person is unless told otherwise. */
const TODAY = '2026-03-10';
const ago = (days: number): Day => addDays(TODAY, -days);

const progressOf = (person: Person) => person.json<Progress>('/api/progress');
const calendarOf = async (person: Person, query = '') =>
  (await person.json<{ items: CalendarEntry[] }>(`/api/calendar${query}`)).items;
const put = (person: Person, date: Day, body: object) => person.request('PUT', `/api/calendar/${date}`, body);
const clean = (person: Person, date: Day) => put(person, date, { status: 'clean' });
const slip = (person: Person, date: Day) => put(person, date, { status: 'gambled' });

async function checkIn(person: Person, tappedAt?: string): Promise<Progress> {
  const response = await person.post('/api/check-ins', { tappedAt });
  expect(response.status).toBe(200);
  return response.json() as Promise<Progress>;
}

/** Everything that is stored of all people, to see that nothing of it changed. */
const stored = async () => ({
  entries: await app.db
    .select()
    .from(calendarEntries)
    .orderBy(asc(calendarEntries.userId), asc(calendarEntries.date)),
  progress: await app.db.select().from(userProgress).orderBy(asc(userProgress.userId)),
});

/** The stored read model is what the stored entries give, reckoned anew. */
async function expectReckoned(userId: string) {
  const entries: Entry[] = await app.db
    .select({ date: calendarEntries.date, status: calendarEntries.status, saved: calendarEntries.saved })
    .from(calendarEntries)
    .where(eq(calendarEntries.userId, userId));
  const [row] = await app.db.select().from(userProgress).where(eq(userProgress.userId, userId));
  expect(row).toMatchObject(standing(entries));
  return entries;
}

const setDailyAmount = (person: Person, amount: string) =>
  app.db.update(userProgress).set({ dailySpendLimit: amount }).where(eq(userProgress.userId, person.id));

describe('who may', () => {
  it.each([
    ['GET', '/api/progress'],
    ['POST', '/api/check-ins'],
    ['GET', '/api/calendar'],
    ['PUT', `/api/calendar/${TODAY}`],
    ['DELETE', `/api/calendar/${TODAY}`],
  ])('a stranger gets 401: %s %s', async (method, path) => {
    const body = method === 'PUT' ? { status: 'clean' } : method === 'POST' ? {} : undefined;
    const response = await app.visitor().request(method, path, body);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('another person sees and changes nothing of it', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    await checkIn(ada);
    await put(ada, ago(1), { status: 'gambled', trigger: 'payday', amount: '40', note: 'private' });
    const hers = [await progressOf(ada), await calendarOf(ada)];

    expect(await calendarOf(ben)).toEqual([]);
    expect(await progressOf(ben)).toMatchObject({ currentStreak: 0, totalCleanDays: 0, firstEntry: null });
    await clean(ben, ago(1));
    await ben.delete(`/api/calendar/${TODAY}`);
    await checkIn(ben);
    await slip(ben, TODAY);
    expect([await progressOf(ada), await calendarOf(ada)]).toEqual(hers);
    await expectReckoned(ada.id);
  });
});

describe('a new person', () => {
  it('starts with nothing, at a daily amount of 50', async () => {
    const person = await app.person({ currency: 'EUR' });
    expect(await progressOf(person)).toEqual({
      currentStreak: 0,
      longestStreak: 0,
      totalMoneySaved: '0.00',
      dailySpendLimit: '50.00',
      currency: 'EUR',
      lastCheckIn: null,
      checkedInToday: false,
      today: TODAY,
      totalCleanDays: 0,
      cleanDaysThisMonth: 0,
      daysInMonth: 31,
      successRate: 0,
      daysSinceLastGamble: null,
      nextMilestone: 1,
      milestoneProgress: 0,
      firstEntry: null,
    });
  });
});

describe('a check-in', () => {
  it('adds one day and the daily amount, and answers the new progress', async () => {
    const person = await app.person();
    const progress = await checkIn(person);
    expect(progress).toMatchObject({
      currentStreak: 1,
      longestStreak: 1,
      totalMoneySaved: '50.00',
      lastCheckIn: TODAY,
      checkedInToday: true,
      totalCleanDays: 1,
      cleanDaysThisMonth: 1,
      successRate: 10,
      daysSinceLastGamble: 0,
      nextMilestone: 3,
      milestoneProgress: 33,
      firstEntry: TODAY,
    });
    expect(await progressOf(person)).toEqual(progress);
    expect(await calendarOf(person)).toEqual([
      { date: TODAY, status: 'clean', trigger: null, amount: null, note: null },
    ]);
  });

  it('after a slip begins a new streak, and the longest stays', async () => {
    const person = await app.person();
    for (const days of [4, 3, 2]) await clean(person, ago(days));
    await slip(person, ago(1));
    expect(await checkIn(person)).toMatchObject({ currentStreak: 1, longestStreak: 3, totalCleanDays: 4 });
    await expectReckoned(person.id);
  });

  it('repeated is the same one, with or without a body', async () => {
    const person = await app.person();
    const first = await checkIn(person);
    const before = await stored();
    expect(await checkIn(person)).toEqual(first);
    expect(await (await person.request('POST', '/api/check-ins')).json()).toEqual(first);
    expect(await stored()).toEqual(before);
  });

  it('a hundred times at once is one entry and one day, with the same answer to all', async () => {
    const person = await app.person();
    await clean(person, ago(1));
    const answers = await Promise.all(Array.from({ length: 100 }, () => checkIn(person)));
    expect(answers[0]).toMatchObject({ currentStreak: 2, totalMoneySaved: '100.00', cleanDaysThisMonth: 2 });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await expectReckoned(person.id)).toHaveLength(2);
  });

  it('by several servers at once is one', async () => {
    const person = await app.person();
    await clean(person, ago(1));
    // What keeps the requests of one server in order is left out.
    const markNewest = prepareNewestCheckIns(app.db);
    const at = new Date('2026-03-10T12:00:00Z');
    const said = { userId: person.id, day: TODAY, tappedAt: at, at };
    const server = async () => (await markNewest([said]))[0] ?? storeCheckIn(app.db, said);
    const answers = await Promise.all(Array.from({ length: 50 }, server));
    expect(answers[0]).toMatchObject({ currentStreak: 2, totalMoneySaved: '100.00' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await expectReckoned(person.id)).toHaveLength(2);
  });

  it('of many people at once is one of each', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => app.person()));
    await Promise.all(people.flatMap(person => Array.from({ length: 8 }, () => checkIn(person))));
    for (const person of people) {
      expect(await progressOf(person)).toMatchObject({ currentStreak: 1, totalMoneySaved: '50.00' });
    }
    expect((await stored()).entries).toHaveLength(people.length);
    expect(app.logged).toBe('');
  });

  it('that breaks the statement it shares with others breaks none of theirs', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => app.person()));
    const most = app.db.update(userProgress).set({ totalMoneySaved: '9999999999.99' });
    await most.where(eq(userProgress.userId, people[0]?.id ?? ''));
    await Promise.all(people.map(person => checkIn(person)));
    for (const person of people) expect(await expectReckoned(person.id)).toHaveLength(1);
    expect(app.logged).toContain('check-ins fell apart');
  });

  it('day after day gives the figures of the specification: 23 days, 22 of 30 on the 30th', async () => {
    const person = await app.person();
    for (let day = 0; day < 23; day++) {
      app.setClock(new Date(Date.UTC(2026, 2, 31 + day, 20)));
      await checkIn(person);
    }
    app.setClock(new Date('2026-04-30T20:00:00Z'));
    expect(await progressOf(person)).toMatchObject({
      currentStreak: 23,
      nextMilestone: 30,
      milestoneProgress: 77,
      cleanDaysThisMonth: 22,
      daysInMonth: 30,
      successRate: 73,
      totalMoneySaved: '1150.00',
      checkedInToday: false,
    });
  });

  it('keeps the daily amount of its day, whatever it is later', async () => {
    const person = await app.person();
    await setDailyAmount(person, '12.34');
    await clean(person, ago(2));
    await clean(person, ago(1));
    await setDailyAmount(person, '100');
    expect(await checkIn(person)).toMatchObject({ totalMoneySaved: '124.68', dailySpendLimit: '100.00' });
    // Saying it again, or a slip and its correction, are no new savings.
    await clean(person, ago(1));
    await slip(person, ago(2));
    expect(await progressOf(person)).toMatchObject({ totalMoneySaved: '112.34' });
    await clean(person, ago(2));
    expect(await progressOf(person)).toMatchObject({ totalMoneySaved: '124.68' });
    await setDailyAmount(person, '0');
    await clean(person, ago(3));
    expect(await progressOf(person)).toMatchObject({ totalMoneySaved: '124.68', totalCleanDays: 4 });
  });
});

describe('a check-in that arrives late', () => {
  it.each([
    ['this morning', '2026-03-10T05:00:00Z', TODAY],
    ['with an offset', '2026-03-10T02:00:00+03:00', ago(1)],
    ['yesterday', '2026-03-09T23:59:59.999Z', ago(1)],
    ['two days back', '2026-03-08T00:00:00Z', ago(2)],
    ['by a clock that is a little fast', '2026-03-10T12:04:00Z', TODAY],
  ])('tapped %s counts for its day', async (_name, tappedAt, day) => {
    const person = await app.person();
    const progress = await checkIn(person, tappedAt);
    expect(progress).toMatchObject({ currentStreak: 1, lastCheckIn: day, checkedInToday: day === TODAY });
    expect((await calendarOf(person)).map(({ date }) => date)).toEqual([day]);
    expect(await checkIn(person, tappedAt)).toEqual(progress);
  });

  it.each([
    ['three days back', '2026-03-07T23:59:59Z'],
    ['in an hour', '2026-03-10T13:00:00Z'],
    ['tomorrow', '2026-03-11T12:00:00Z'],
    ['no time at all', 'yesterday'],
    ['a day', '2026-03-10'],
    ['a time of no zone', '2026-03-10T05:00:00'],
  ])('tapped %s is refused', async (_name, tappedAt) => {
    const person = await app.person();
    const response = await person.post('/api/check-ins', { tappedAt });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ status: 422, errors: [{ path: 'tappedAt' }] });
    expect((await stored()).entries).toEqual([]);
  });

  it('with others of the same person is one of each', async () => {
    const person = await app.person();
    const taps = ['2026-03-08T20:00:00Z', '2026-03-10T08:00:00Z', '2026-03-09T20:00:00Z'];
    await Promise.all(taps.map(tappedAt => checkIn(person, tappedAt)));
    expect(await progressOf(person)).toMatchObject({ currentStreak: 3, totalMoneySaved: '150.00' });
    expect(await expectReckoned(person.id)).toHaveLength(3);
  });

  it('fills its day between others', async () => {
    const person = await app.person();
    await clean(person, ago(2));
    await checkIn(person);
    expect(await checkIn(person, '2026-03-09T20:00:00Z')).toMatchObject({
      currentStreak: 3,
      totalMoneySaved: '150.00',
      lastCheckIn: TODAY,
      firstEntry: ago(2),
    });
    await expectReckoned(person.id);
  });

  it('for a day before a slip is a clean day, and not of the current streak', async () => {
    const person = await app.person();
    await slip(person, TODAY);
    expect(await checkIn(person, '2026-03-09T20:00:00Z')).toMatchObject({
      currentStreak: 0,
      longestStreak: 1,
      totalCleanDays: 1,
      totalMoneySaved: '50.00',
    });
    await expectReckoned(person.id);
  });

  it('leaves a slip that was recorded after the tap', async () => {
    const person = await app.person();
    await put(person, TODAY, { status: 'gambled', note: 'at lunch' });
    expect(await checkIn(person, '2026-03-10T08:00:00Z')).toMatchObject({
      currentStreak: 0,
      checkedInToday: false,
    });
    expect((await calendarOf(person))[0]).toMatchObject({ status: 'gambled', note: 'at lunch' });
    // Said now, it is the newer word.
    expect(await checkIn(person)).toMatchObject({ currentStreak: 1, checkedInToday: true });
  });
});

describe('the calendar', () => {
  it('lists entries newest first, at most 90, by range and page by page', async () => {
    const person = await app.person();
    for (let days = 90; days >= 0; days--) await clean(person, ago(days));
    const first = await person.json<{ items: CalendarEntry[]; nextCursor: string }>('/api/calendar');
    expect(first.items.map(({ date }) => date)).toEqual(Array.from({ length: 90 }, (_, i) => ago(i)));
    const rest = await person.json(`/api/calendar?cursor=${first.nextCursor}`);
    expect(rest).toMatchObject({ items: [{ date: ago(90) }], nextCursor: null });
    const dates = async (query: string) => (await calendarOf(person, query)).map(({ date }) => date);
    expect(await dates(`?from=${ago(4)}&to=${ago(2)}`)).toEqual([ago(2), ago(3), ago(4)]);
    expect(await dates(`?to=${ago(89)}`)).toEqual([ago(89), ago(90)]);
    expect(await dates('?limit=1')).toEqual([TODAY]);
    expect((await person.get('/api/calendar?from=2026-02-30')).status).toBe(422);
    expect((await person.get('/api/calendar?limit=1000')).status).toBe(422);
  });

  it('takes a missed day, forgets it, and the numbers follow', async () => {
    const person = await app.person();
    await checkIn(person);
    const response = await clean(person, ago(1));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      entry: { date: ago(1), status: 'clean', trigger: null, amount: null, note: null },
      progress: { currentStreak: 2, totalMoneySaved: '100.00', firstEntry: ago(1), daysSinceLastGamble: 1 },
    });
    const cleared = await person.delete(`/api/calendar/${ago(1)}`);
    expect(cleared.status).toBe(200);
    expect(await cleared.json()).toMatchObject({
      currentStreak: 1,
      totalMoneySaved: '50.00',
      firstEntry: TODAY,
    });
    expect(await (await person.delete(`/api/calendar/${ago(1)}`)).json()).toMatchObject({ currentStreak: 1 });
    expect(await (await person.delete(`/api/calendar/${TODAY}`)).json()).toMatchObject({
      currentStreak: 0,
      longestStreak: 0,
      totalMoneySaved: '0.00',
      lastCheckIn: null,
      firstEntry: null,
      daysSinceLastGamble: null,
    });
  });

  it('takes a slip: the streak is 0, nothing else falls, and it can be corrected', async () => {
    const person = await app.person();
    for (let days = 5; days >= 1; days--) await clean(person, ago(days));
    const before = await progressOf(person);
    const words = { trigger: ' payday ', amount: '40.5', note: 'after work\n' };
    const response = await put(person, TODAY, { status: 'gambled', ...words });
    const after = {
      ...before,
      currentStreak: 0,
      nextMilestone: 1,
      milestoneProgress: 0,
      daysSinceLastGamble: 0,
    };
    expect(await response.json()).toEqual({
      progress: after,
      entry: { date: TODAY, status: 'gambled', trigger: 'payday', amount: '40.50', note: 'after work' },
    });
    expect(await progressOf(person)).toEqual(after);

    const corrected = await clean(person, TODAY);
    expect(await corrected.json()).toMatchObject({
      progress: { currentStreak: 6, totalMoneySaved: '300.00', checkedInToday: true },
      entry: { trigger: null, amount: null, note: null },
    });
    await person.delete(`/api/calendar/${TODAY}`);
    expect(await progressOf(person)).toEqual(before);
  });

  it('a clean day that becomes a slip changes that day alone', async () => {
    const person = await app.person();
    for (let days = 6; days >= 1; days--) await clean(person, ago(days));
    await checkIn(person);
    await slip(person, ago(2));
    expect(await progressOf(person)).toMatchObject({
      currentStreak: 2,
      longestStreak: 4,
      totalCleanDays: 6,
      totalMoneySaved: '300.00',
      cleanDaysThisMonth: 6,
      daysSinceLastGamble: 2,
      lastCheckIn: TODAY,
    });
    await slip(person, TODAY);
    expect(await progressOf(person)).toMatchObject({
      currentStreak: 0,
      checkedInToday: false,
      lastCheckIn: ago(1),
    });
    await clean(person, TODAY);
    await clean(person, ago(2));
    expect(await progressOf(person)).toMatchObject({
      currentStreak: 7,
      longestStreak: 7,
      totalMoneySaved: '350.00',
    });
  });

  it.each([
    ['tomorrow', addDays(TODAY, 1)],
    ['far ahead', '2999-01-01'],
    ['91 days back', ago(91)],
    ['years ago', '1999-12-31'],
    ['a day that does not exist', '2026-02-29'],
    ['no day', 'yesterday'],
    ['a time', '2026-03-10T12:00:00Z'],
  ])('refuses %s, naming the date', async (_name, date) => {
    const person = await app.person();
    for (const response of [
      await clean(person, date),
      await slip(person, date),
      await person.delete(`/api/calendar/${date}`),
    ]) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ status: 422, errors: [{ path: 'date' }] });
    }
    expect((await stored()).entries).toEqual([]);
  });

  it('takes a leap day and the 90th day back', async () => {
    const person = await app.person();
    expect((await clean(person, ago(90))).status).toBe(200);
    app.setClock(new Date('2028-03-01T12:00:00Z'));
    expect((await clean(person, '2028-02-29')).status).toBe(200);
  });

  it.each([
    ['status', {}],
    ['status', { status: 'unknown' }],
    ['trigger', { status: 'gambled', trigger: 'x'.repeat(81) }],
    ['note', { status: 'gambled', note: 'x'.repeat(2001) }],
    ['note', { status: 'gambled', note: 7 }],
    ['amount', { status: 'gambled', amount: '-1' }],
    ['amount', { status: 'gambled', amount: '1.234' }],
    ['amount', { status: 'gambled', amount: '1e3' }],
    ['amount', { status: 'gambled', amount: '999999999' }],
    ['amount', { status: 'gambled', amount: 40 }],
  ])('refuses %s in %j', async (path, body) => {
    const response = await put(await app.person(), TODAY, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  });

  it('takes null and empty words as nothing, and what Postgres can not store', async () => {
    const person = await app.person();
    const response = await put(person, TODAY, {
      status: 'gambled',
      trigger: ' ',
      amount: null,
      note: 'a\u0000b',
    });
    expect(await response.json()).toMatchObject({ entry: { trigger: null, amount: null, note: 'ab' } });
  });
});

describe('today', () => {
  it('is the server’s: no date, zone or header of a client moves it', async () => {
    const person = await app.person({ timeZone: 'America/New_York' });
    app.setClock(new Date('2026-03-10T03:30:00Z'));
    const forged = { date: '2026-03-12', today: '2026-03-12', timeZone: 'Pacific/Kiritimati' };
    const headers = { Date: 'Thu, 12 Mar 2026 12:00:00 GMT', 'Time-Zone': 'Pacific/Kiritimati' };
    const response = await person.post('/api/check-ins?date=2026-03-12', forged, headers);
    expect(await response.json()).toMatchObject({ today: '2026-03-09', lastCheckIn: '2026-03-09' });
    const ahead = await put(person, '2026-03-10', { status: 'clean', ...forged });
    expect(ahead.status).toBe(422);
    expect((await calendarOf(person)).map(({ date }) => date)).toEqual(['2026-03-09']);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-09T10:00:00Z', '2026-03-10'],
    ['Etc/GMT+12', '2026-03-11T11:59:59Z', '2026-03-10'],
    ['Asia/Kathmandu', '2026-03-10T18:14:59Z', '2026-03-10'],
    ['Europe/Dublin', '2026-03-29T00:00:00Z', '2026-03-29'],
    ['Europe/Dublin', '2026-03-29T23:00:00Z', '2026-03-30'],
    ['Europe/Dublin', '2026-10-25T23:59:59Z', '2026-10-25'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ])('in %s at %s is %s', async (timeZone, instant, today) => {
    const person = await app.person({ timeZone });
    app.setClock(new Date(instant));
    expect(await checkIn(person)).toMatchObject({ today, lastCheckIn: today });
  });

  it.each([
    ['spring', '2026-03-27T23:30:00Z'],
    ['autumn', '2026-10-23T22:30:00Z'],
  ])(
    'follows today through the change of the clocks in %s: one check-in each night',
    async (_name, first) => {
      const person = await app.person({ timeZone: 'Europe/Dublin' });
      const start = new Date(first).getTime();
      const seen = new Set<Day>();
      for (let halfHour = 0; halfHour < 4 * 48; halfHour += 4) {
        app.setClock(new Date(start + halfHour * 30 * 60_000));
        const progress = await checkIn(person);
        seen.add(progress.today);
        expect(progress.currentStreak).toBe(seen.size);
      }
      expect(seen.size).toBe(5);
      await expectReckoned(person.id);
    },
  );

  it('goes back a day with who travels west, and no check-in is undone or doubled', async () => {
    const person = await app.person({ timeZone: 'Pacific/Auckland' });
    const travel = (timeZone: string) => person.patch('/api/me', { timeZone });
    app.setClock(new Date('2026-03-09T12:30:00Z'));
    await checkIn(person, '2026-03-08T20:00:00Z');
    const there = await checkIn(person);
    expect(there).toMatchObject({ today: '2026-03-10', currentStreak: 2, cleanDaysThisMonth: 2 });

    await travel('Pacific/Honolulu');
    const before = await stored();
    const here = await progressOf(person);
    expect(here).toMatchObject({
      today: '2026-03-09',
      currentStreak: 2,
      totalMoneySaved: '100.00',
      cleanDaysThisMonth: 2,
      checkedInToday: true,
      lastCheckIn: '2026-03-10',
    });
    expect(await checkIn(person)).toEqual(here);
    expect((await clean(person, '2026-03-10')).status).toBe(422);
    expect((await person.delete('/api/calendar/2026-03-10')).status).toBe(422);
    expect(await stored()).toEqual(before);

    // The day that was marked there comes round again.
    app.setClock(new Date('2026-03-10T12:30:00Z'));
    expect(await checkIn(person)).toMatchObject({
      today: '2026-03-10',
      currentStreak: 2,
      checkedInToday: true,
    });
    app.setClock(new Date('2026-03-11T12:30:00Z'));
    expect(await checkIn(person)).toMatchObject({
      today: '2026-03-11',
      currentStreak: 3,
      totalMoneySaved: '150.00',
    });
    await expectReckoned(person.id);
  });

  it('a day that was missed before the flight can still be marked after it', async () => {
    const person = await app.person({ timeZone: 'Pacific/Kiritimati' });
    await checkIn(person);
    await person.patch('/api/me', { timeZone: 'Etc/GMT+12' });
    expect(await checkIn(person)).toMatchObject({
      today: '2026-03-10',
      currentStreak: 2,
      lastCheckIn: '2026-03-11',
      firstEntry: '2026-03-10',
      successRate: 20,
    });
    await expectReckoned(person.id);
  });
});

describe('what is private', () => {
  it('never reaches the log, also when storing it breaks', async () => {
    const person = await app.person();
    const secret = { status: 'gambled', trigger: 'canary-trigger', amount: '4711.47', note: 'canary-note' };
    expect((await put(person, TODAY, secret)).status).toBe(200);
    expect((await put(person, ago(100), secret)).status).toBe(422);
    expect((await put(person, TODAY, { ...secret, amount: 'canary-amount' })).status).toBe(422);
    await app.db.execute(
      sql`alter table calendar_entries add constraint refuse_all check (note is null) not valid`,
    );
    try {
      const response = await put(person, ago(1), secret);
      expect(response.status).toBe(500);
      expect(await response.text()).not.toMatch(/canary|4711/);
    } finally {
      await app.db.execute(sql`alter table calendar_entries drop constraint refuse_all`);
    }
    expect(app.logged).toContain('request failed');
    expect(app.logged).not.toMatch(/canary|4711/);
    // Nothing of a change that broke is left.
    expect(await expectReckoned(person.id)).toHaveLength(1);
  });
});

describe('the demo person', () => {
  it.each([
    '2026-03-10T12:00:00Z',
    '2026-03-13T23:59:59Z',
    '2026-03-14T00:00:00Z',
    '2028-02-29T12:00:00Z',
    '2026-12-31T23:59:59Z',
  ])('has a streak of 23, 1150 saved, a longest streak of 45, and today to check in: %s', async instant => {
    const person = await app.person();
    const now = new Date(instant);
    app.setClock(now);
    await fillDemoCalendar(app.db, { userId: person.id, timeZone: 'UTC', language: 'en' }, now);
    expect(await progressOf(person)).toMatchObject({
      currentStreak: 23,
      longestStreak: 45,
      totalMoneySaved: '1150.00',
      dailySpendLimit: '50.00',
      nextMilestone: 30,
      milestoneProgress: 77,
      checkedInToday: false,
      lastCheckIn: addDays(instant.slice(0, 10), -1),
    });
    const slips = (await calendarOf(person, '?limit=366')).filter(({ status }) => status === 'gambled');
    expect(slips.map(({ date }) => weekday(date)).sort()).toEqual([3, 5, 5, 5, 5]);
    await expectReckoned(person.id);
    expect(await checkIn(person)).toMatchObject({ currentStreak: 24, totalMoneySaved: '1200.00' });
  });
});

describe('the read model', () => {
  /** What a person can do, on a day counted back from today. */
  const action = fc.record({
    act: fc.constantFrom('check in', 'check in', 'check in late', 'clean', 'slip', 'clear'),
    days: fc.nat({ max: 9 }),
    dailyAmount: fc.option(fc.integer({ min: 0, max: 100_000 }), { freq: 4 }),
  });
  type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

  const perform = async (person: Person, { act, days, dailyAmount }: Action, now: number) => {
    const date = new Date(now - days * 24 * 60 * 60_000).toISOString();
    if (dailyAmount !== null) await setDailyAmount(person, (dailyAmount / 100).toFixed(2));
    if (act === 'check in') return person.post('/api/check-ins');
    if (act === 'check in late') return person.post('/api/check-ins', { tappedAt: date });
    if (act === 'clear') return person.delete(`/api/calendar/${date.slice(0, 10)}`);
    return act === 'clean' ? clean(person, date.slice(0, 10)) : slip(person, date.slice(0, 10));
  };
  const noon = Date.UTC(2026, 2, 10, 12);

  it('is what the entries give, after each of any actions on days that pass', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(action, fc.nat({ max: 2 })), { maxLength: 12 }), async actions => {
        const person = await app.person();
        let now = noon;
        for (const [action, pass] of actions) {
          now += pass * 24 * 60 * 60_000;
          app.setClock(new Date(now));
          await perform(person, action, now);
          await expectReckoned(person.id);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is what the entries give, when all of it happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async actions => {
        app.setClock(new Date(noon));
        const person = await app.person();
        const responses = await Promise.all(actions.map(action => perform(person, action, noon)));
        expect(responses.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
        await expectReckoned(person.id);
      }),
      { numRuns: 20 },
    );
  });
});
