import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Every table on one page. Ids are UUIDv7 (`shared/ids.ts`): they sort by the time they were made. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

// Accounts: columns are Better Auth's, named in the field's terms.

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  fullName: text('full_name').notNull(),
  avatarUrl: text('avatar_url'),
  selectedCoach: text('selected_coach').notNull().default('patrick'),
  timeZone: text('time_zone').notNull().default('UTC'),
  currency: text().notNull().default('USD'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    token: text().notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [index('sessions_user_id').on(table.userId)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    /** `credential` for email and password, otherwise the id of the OpenID Connect provider. */
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    scope: text(),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    index('accounts_user_id').on(table.userId),
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [index('verifications_identifier').on(table.identifier)],
);

// Progress: what a person said of each day, and the read model that follows from it (`progress.rules.ts`).

export const calendarEntries = pgTable(
  'calendar_entries',
  {
    userId: ownerId(),
    date: date().notNull(),
    status: text({ enum: ['clean', 'gambled'] }).notNull(),
    /** The daily amount as it was when the day was marked clean; a correction to gambled and back keeps it. */
    saved: numeric({ precision: 7, scale: 2 }),
    trigger: text(),
    amount: numeric({ precision: 10, scale: 2 }),
    note: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.date] }),
    check('calendar_entries_saved', sql`${table.status} = 'gambled' or ${table.saved} is not null`),
  ],
);

export const userProgress = pgTable('user_progress', {
  userId: ownerId().primaryKey(),
  currentStreak: integer('current_streak').notNull().default(0),
  longestStreak: integer('longest_streak').notNull().default(0),
  totalMoneySaved: numeric('total_money_saved', { precision: 12, scale: 2 }).notNull().default('0'),
  dailySpendLimit: numeric('daily_spend_limit', { precision: 7, scale: 2 }).notNull().default('50'),
  lastCheckIn: date('last_check_in'),
  totalCleanDays: integer('total_clean_days').notNull().default(0),
  /** Clean days in the month of the last check-in. */
  monthCleanDays: integer('month_clean_days').notNull().default(0),
  lastGamble: date('last_gamble'),
  firstEntry: date('first_entry'),
});

// Coach: the conversation of one person, read by nobody else.

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    /** Key of the coach that was selected when this was written. */
    coach: text().notNull(),
    /** Who wrote a reply: the model, or the built-in table when there was no model. Null on the person's own words. */
    source: text({ enum: ['model', 'fallback'] }),
    /** The reply ended before the model had finished: Stop, a lost connection, a provider that broke off. */
    cutOff: boolean('cut_off').notNull().default(false),
    replyTo: uuid('reply_to').references((): AnyPgColumn => chatMessages.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('chat_messages_user').on(table.userId, table.id),
    uniqueIndex('chat_messages_idempotency').on(table.userId, table.idempotencyKey),
    // One reply to a message, whatever number of requests race to store it.
    uniqueIndex('chat_messages_reply').on(table.replyTo),
    check('chat_messages_author', sql`(${table.role} = 'assistant') = (${table.source} is not null)`),
  ],
);
