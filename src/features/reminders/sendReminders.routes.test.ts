import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { emptyTables, openTestDatabase } from '../../../tests/database.ts';
import { parseConfig } from '../../server/config.ts';
import type { Connection, Database } from '../../server/db/connect.ts';
import {
  calendarEntries,
  pushSubscriptions,
  userProgress,
  userSettings,
  users,
} from '../../server/db/schema.ts';
import { createLog } from '../../server/log.ts';
import type { Mail } from '../../server/mail.ts';
import type { SendPush } from '../../server/push.ts';
import { dayAt } from '../../shared/day.ts';
import { newId } from '../../shared/ids.ts';
import { addDevice, scheduleReminder } from './reminders.queries.ts';
import { sendDueReminders } from './sendReminders.ts';

const HOUR = 60 * 60 * 1000;
const config = { ...parseConfig({ PUBLIC_URL: 'https://cairn.test' }), authSecret: 'unused' };
const log = createLog('silent');

let connection: Connection;
let db: Database;
let now = new Date();
let mails: (Mail & { at: Date })[] = [];
let pushes: { endpoint: string; text: string }[] = [];
let gone = false;

beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
}, 60_000);
afterEach(async () => {
  mails = [];
  pushes = [];
  gone = false;
  await emptyTables(db);
});
afterAll(() => connection.close());

const sendPush: SendPush = async ({ endpoint }, text) => {
  if (gone) return 'gone';
  pushes.push({ endpoint, text });
  return 'sent';
};
const tick = () =>
  sendDueReminders({
    config,
    db,
    log,
    now: () => now,
    sendPush,
    sendMail: async mail => void mails.push({ ...mail, at: now }),
  });

type Wish = Partial<typeof userSettings.$inferInsert> & { timeZone?: string };

async function person({ timeZone = 'UTC', ...wish }: Wish = {}) {
  const userId = newId();
  await db
    .insert(users)
    .values({ id: userId, email: `${userId}@example.org`, fullName: 'Quiet River', timeZone });
  await db.insert(userProgress).values({ userId });
  await db
    .insert(userSettings)
    .values({ userId, reminderEnabled: true, reminderChannels: ['email'], ...wish });
  await scheduleReminder(db, userId, now);
  return userId;
}

const keys = { p256dh: 'p', auth: 'a' };

it('goes out once a day at the local time through a year, in five zones with both changes of clocks', async () => {
  now = new Date('2026-01-01T00:00:00Z');
  const zones = [
    'Europe/Dublin',
    'America/New_York',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Asia/Kolkata',
  ];
  const people = new Map<string, string>();
  for (const timeZone of zones) people.set(`${await person({ timeZone })}@example.org`, timeZone);
  const end = new Date('2027-01-01T00:00:00Z');
  // Half hours are enough: every zone of these is a whole number of them from UTC.
  for (; now < end; now = new Date(now.getTime() + HOUR / 2)) await tick();

  for (const [email, timeZone] of people) {
    const own = mails.filter(({ to }) => to === email);
    const days = own.map(({ at }) => dayAt(at, timeZone));
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBe(365);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    expect(new Set(own.map(({ at }) => clock.format(at)))).toEqual(new Set(['20:00']));
  }
}, 120_000);

it('goes out once, whatever number of processes look at once', async () => {
  now = new Date('2026-03-10T12:00:00Z');
  for (let i = 0; i < 30; i++) await person();
  now = new Date('2026-03-10T20:00:05Z');
  await Promise.all(Array.from({ length: 8 }, tick));
  expect(mails).toHaveLength(30);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(30);
});

it('goes out to all who are due, however many', async () => {
  now = new Date('2026-03-10T12:00:00Z');
  const ids = Array.from({ length: 450 }, newId);
  await db.insert(users).values(ids.map(id => ({ id, email: `${id}@example.org`, fullName: 'Quiet River' })));
  await db.insert(userProgress).values(ids.map(userId => ({ userId })));
  const wish = { reminderEnabled: true, reminderChannels: ['email' as const], nextReminderAt: now };
  await db.insert(userSettings).values(ids.map(userId => ({ userId, ...wish })));
  await tick();
  expect(mails.map(({ to }) => to).toSorted()).toEqual(ids.map(id => `${id}@example.org`).toSorted());
});

it('is sent for the last hour alone after a pause, and goes on the next day', async () => {
  now = new Date('2026-03-10T12:00:00Z');
  const early = await person({ reminderTime: '18:00' });
  const late = await person({ reminderTime: '21:30' });
  now = new Date('2026-03-10T22:00:00Z');
  await tick();
  expect(mails.map(({ to }) => to)).toEqual([`${late}@example.org`]);
  now = new Date('2026-03-11T18:00:00Z');
  await tick();
  expect(mails.map(({ to }) => to)).toEqual([`${late}@example.org`, `${early}@example.org`]);
});

it.each([
  ['a day', [24 * HOUR]],
  ['an hour', [HOUR]],
  ['two and a half hours', [2.5 * HOUR]],
  ['a day and then five', [24 * HOUR, 120 * HOUR]],
])(
  'goes out once a day, none doubled and none lost, when the clock is ahead by %s for a while',
  async (_name, steps) => {
    now = new Date('2026-03-10T12:00:00Z');
    const times = ['11:30', '12:30', '13:30', '15:00', '20:00'];
    const people = new Map<string, string>();
    for (const reminderTime of times)
      people.set(reminderTime, `${await person({ reminderTime })}@example.org`);
    const until = async (end: string) => {
      for (; now < new Date(end); now = new Date(now.getTime() + HOUR / 6)) await tick();
    };
    const right = now.getTime();
    for (const ahead of steps) {
      now = new Date(right + ahead);
      for (let i = 0; i < 3; i++) await tick();
    }
    now = new Date(right + 60_000);
    await until('2026-03-14T00:00:00Z');
    for (const [time, email] of people) {
      const days = mails.filter(({ to }) => to === email).map(({ at }) => at.toISOString().slice(0, 10));
      expect([time, new Set(days).size]).toEqual([time, days.length]);
      const whole = ['2026-03-11', '2026-03-12', '2026-03-13'];
      expect([time, days]).toEqual([time, time > '12:00' ? ['2026-03-10', ...whole] : whole]);
    }
  },
);

it('leaves alone who told of the day, and tells of a milestone if that is wished', async () => {
  now = new Date('2026-03-10T12:00:00Z');
  const told = await person();
  const milestone = await person({ reminderMilestones: true, reminderEnabled: false });
  for (const userId of [told, milestone]) {
    await db
      .insert(calendarEntries)
      .values({ userId, date: '2026-03-10', status: 'clean', saved: '50', createdAt: now, updatedAt: now });
  }
  await db.update(userProgress).set({ currentStreak: 30 });
  now = new Date('2026-03-10T20:00:00Z');
  await tick();
  expect(mails).toMatchObject([{ to: `${milestone}@example.org`, subject: 'A day to remember' }]);
});

it('goes by the day where the person is', async () => {
  now = new Date('2026-03-10T12:00:00Z');
  const userId = await person({ timeZone: 'America/Los_Angeles' });
  await db
    .insert(calendarEntries)
    .values({ userId, date: '2026-03-10', status: 'clean', saved: '50', createdAt: now, updatedAt: now });
  // Eight in the evening of the tenth there, the eleventh in Greenwich.
  now = new Date('2026-03-11T03:00:00Z');
  await tick();
  expect(mails).toEqual([]);
});

it('reaches every browser of the person, and forgets those that want none any more', async () => {
  now = new Date('2026-03-10T12:00:00Z');
  const userId = await person({ reminderChannels: ['push'] });
  for (const n of [1, 2]) {
    await addDevice(
      db,
      userId,
      { endpoint: `https://push.example.org/${n}`, keys, label: `Phone ${n}` },
      now,
    );
  }
  now = new Date('2026-03-10T20:00:00Z');
  await tick();
  expect(pushes.map(({ endpoint }) => endpoint).sort()).toEqual([
    'https://push.example.org/1',
    'https://push.example.org/2',
  ]);
  expect(mails).toEqual([]);
  gone = true;
  now = new Date('2026-03-11T20:00:00Z');
  await tick();
  expect(await db.select().from(pushSubscriptions)).toEqual([]);
});

it('keeps the newest ten browsers', async () => {
  const userId = await person();
  for (let n = 0; n < 12; n++) {
    await addDevice(
      db,
      userId,
      { endpoint: `https://push.example.org/${n}`, keys, label: `Phone ${n}` },
      now,
    );
  }
  const labels = (await db.select().from(pushSubscriptions)).map(({ label }) => label);
  expect(labels).toHaveLength(10);
  expect(labels).not.toContain('Phone 1');
});

it('sends nothing to whom switched it off', async () => {
  now = new Date('2026-03-10T12:00:00Z');
  await person({ reminderEnabled: false });
  now = new Date('2026-03-10T20:00:00Z');
  await tick();
  expect(mails).toEqual([]);
});
