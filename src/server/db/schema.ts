import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../shared/language.ts';

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
  /** Of what is written to them when they don't ask; null for those who were here before there was a choice. */
  language: text().$type<Language>(),
  /** ISO 3166-1 alpha-2, for the numbers on Help now; null until the person chose one. */
  country: text(),
  /** Whether others see the streak badge, and the presence dot in the room. */
  shareProgress: boolean('share_progress').notNull().default(true),
  sharePresence: boolean('share_presence').notNull().default(true),
  /** Until then nothing this person writes is taken in the room or the community. */
  suspendedUntil: instant('suspended_until'),
  /** When the account and all that is in it goes, after its person asked for that. */
  deleteAfter: instant('delete_after'),
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

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    name: text(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Uses that the device counted, 32 bits without a sign; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    /** The model of what keeps the passkey. */
    aaguid: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('passkeys_user_id').on(table.userId)],
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

// Settings: private to the person, but for what `users` shows of them.

export const userSettings = pgTable(
  'user_settings',
  {
    userId: ownerId().primaryKey(),
    emergencyName: text('emergency_name'),
    emergencyPhone: text('emergency_phone'),
    goals: jsonb().$type<{ id: string; text: string; doneOn: string | null }[]>().notNull().default([]),
    barriers: jsonb().$type<{ key: string; label: string; doneOn: string }[]>().notNull().default([]),
    reminderEnabled: boolean('reminder_enabled').notNull().default(false),
    /** HH:MM in the person's own zone. */
    reminderTime: text('reminder_time').notNull().default('20:00'),
    reminderChannels: jsonb('reminder_channels').$type<('push' | 'email')[]>().notNull().default([]),
    reminderMilestones: boolean('reminder_milestones').notNull().default(false),
    /** Null when nothing is to be sent. Whoever moves it on sends what was due. */
    nextReminderAt: instant('next_reminder_at'),
    /** When the last one that was not too late was due: it is not sent again, wherever the clock goes. */
    lastReminderAt: instant('last_reminder_at'),
  },
  table => [index('user_settings_next_reminder').on(table.nextReminderAt)],
);

/** A browser that lets us send it reminders. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** What the person knows the device by. */
    label: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('push_subscriptions_user_id').on(table.userId)],
);

/** Keys that the server made for itself and that all its processes share. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** Uses of limits that outlive a restart (`server/limits.ts`). Keys are keyed hashes: no address, email or id is in them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant('expires_at'),
  },
  table => [index('rate_limits_expires_at').on(table.expire)],
);

// Help now: what a person wrote for their own hard hours; nobody else ever sees it.

export const reasons = pgTable(
  'reasons',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    text: text().notNull(),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('reasons_user').on(table.userId, table.id),
    uniqueIndex('reasons_idempotency').on(table.userId, table.idempotencyKey),
  ],
);

/** If-then plans: if `trigger` happens, then I do `response`. */
export const plans = pgTable(
  'plans',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    trigger: text().notNull(),
    response: text().notNull(),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('plans_user').on(table.userId, table.id),
    uniqueIndex('plans_idempotency').on(table.userId, table.idempotencyKey),
  ],
);

// Blocks: neither of the two sees what the other writes, anywhere.

export const blocks = pgTable(
  'blocks',
  {
    userId: ownerId(),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('blocks_blocked_id').on(table.blockedId),
    check('blocks_others', sql`${table.userId} <> ${table.blockedId}`),
  ],
);

/**
 * Blocks by something that was written anonymously, whose author must not come out: `user_id` sees nothing that
 * `blocked_id` writes without a name, `blocked_id` nothing that `user_id` writes under theirs. Those above hide what is
 * written under a name, and nothing else: what else disappears would tell who wrote it.
 */
export const anonymousBlocks = pgTable(
  'anonymous_blocks',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the words were written by which the person was blocked. */
    writtenAt: instant('written_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('anonymous_blocks_pair').on(table.userId, table.blockedId),
    index('anonymous_blocks_blocked_id').on(table.blockedId),
    check('anonymous_blocks_others', sql`${table.userId} <> ${table.blockedId}`),
  ],
);

// Moderation: what people reported, what waits for a moderator, what was decided and what its author was told.

const targetType = () => text('target_type', { enum: ['post', 'comment', 'message', 'user'] }).notNull();
const targetId = () => uuid('target_id').notNull();

export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    /** Who reported, which moderators are not told. */
    userId: ownerId(),
    targetType: targetType(),
    targetId: targetId(),
    reason: text().notNull(),
    note: text(),
    createdAt: instant('created_at').notNull(),
    /** When a moderator decided about what was reported. */
    handledAt: instant('handled_at'),
  },
  table => [
    uniqueIndex('reports_once').on(table.userId, table.targetType, table.targetId),
    index('reports_target').on(table.targetId),
  ],
);

/** What moderators look at, one row for a target, however often it comes up; closed when nothing about it is open. */
export const moderationItems = pgTable(
  'moderation_items',
  {
    id: uuid().primaryKey(),
    targetType: targetType(),
    targetId: targetId(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Written without a name, which moderators are not told either. */
    anonymous: boolean().notNull(),
    /** Somebody may be in danger. Nothing else is kept of why. */
    crisis: boolean().notNull().default(false),
    /** Why it waits for a moderator before others see it. */
    held: text({ enum: ['operatorLink', 'referral', 'tips'] }),
    /** Reports and appeals that nobody has decided yet. */
    reports: integer().notNull().default(0),
    appeals: integer().notNull().default(0),
    /** 1 crisis, 2 held, 3 appeal, 4 reported. */
    urgency: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`case when crisis then 1 when held is not null then 2 when appeals > 0 then 3 else 4 end`,
      ),
    /** Goes up with every change, so that a decision about what was seen earlier can be told. */
    revision: integer().notNull().default(1),
    /** What was reported, as it then was, in case its author deletes it; forgotten when it has been decided. */
    copiedTitle: text('copied_title'),
    copiedText: text('copied_text'),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  table => [
    uniqueIndex('moderation_items_target').on(table.targetType, table.targetId),
    index('moderation_items_open').on(table.urgency, table.openedAt).where(sql`${table.closedAt} is null`),
    index('moderation_items_author_id').on(table.authorId),
  ],
);

/** Every act of a moderator. A trigger refuses to change or delete a row; a deleted account only loses its name in it. */
export const moderationActions = pgTable(
  'moderation_actions',
  {
    id: uuid().primaryKey(),
    moderatorId: uuid('moderator_id').references(() => users.id, { onDelete: 'set null' }),
    action: text({
      enum: ['hide', 'remove', 'restore', 'approve', 'suspend', 'unsuspend', 'note', 'dismiss'],
    }).notNull(),
    reason: text().notNull(),
    /** For moderators alone. */
    note: text(),
    until: instant('until'),
    targetType: targetType(),
    targetId: targetId(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The target was written without a name, so its author is not named to moderators either. */
    anonymous: boolean().notNull(),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('moderation_actions_target').on(table.targetType, table.targetId, table.id),
    index('moderation_actions_author_id').on(table.authorId),
    uniqueIndex('moderation_actions_idempotency').on(table.moderatorId, table.idempotencyKey),
  ],
);

/** What a person was told of decisions about what they wrote. */
export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    actionId: uuid('action_id')
      .notNull()
      .references(() => moderationActions.id),
    kind: text({
      enum: ['hidden', 'removed', 'restored', 'approved', 'suspended', 'unsuspended', 'appealKept'],
    }).notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at'),
  },
  table => [index('notices_user').on(table.userId, table.id), index('notices_action_id').on(table.actionId)],
);

/** At most one for each notice. */
export const appeals = pgTable(
  'appeals',
  {
    noticeId: uuid('notice_id')
      .primaryKey()
      .references(() => notices.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
    outcome: text({ enum: ['granted', 'kept'] }),
    decidedAt: instant('decided_at'),
  },
  table => [index('appeals_user_id').on(table.userId)],
);

// Community: posts, comments and likes. `is_public` is what everyone may read; the author also reads what is held or hidden.

const status = () =>
  text({ enum: ['shown', 'held', 'hidden', 'removed'] })
    .notNull()
    .default('shown');
const isPublic = () =>
  boolean('is_public').notNull().generatedAlwaysAs(sql`status = 'shown' and deleted_at is null`);

export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    title: text().notNull(),
    content: text().notNull(),
    anonymous: boolean().notNull().default(false),
    /** The author's own note: mentions amounts or betting. */
    mentionsBetting: boolean('mentions_betting').notNull().default(false),
    status: status(),
    /** The author took it back, and can undo that until it is purged. */
    deletedAt: instant('deleted_at'),
    isPublic: isPublic(),
    /** Both are kept by triggers, whoever writes: public comments, and likes. */
    commentCount: integer('comment_count').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('posts_public').on(table.id).where(sql`is_public`),
    index('posts_withheld').on(table.userId, table.id).where(sql`not is_public`),
    index('posts_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    uniqueIndex('posts_idempotency').on(table.userId, table.idempotencyKey),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    content: text().notNull(),
    anonymous: boolean().notNull().default(false),
    status: status(),
    deletedAt: instant('deleted_at'),
    isPublic: isPublic(),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('comments_post').on(table.postId, table.id),
    index('comments_withheld').on(table.userId, table.postId).where(sql`not is_public`),
    index('comments_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    uniqueIndex('comments_idempotency').on(table.userId, table.idempotencyKey),
  ],
);

export const postLikes = pgTable(
  'post_likes',
  {
    userId: ownerId(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    // By person first: which posts of a page somebody likes is one range of it.
    primaryKey({ columns: [table.userId, table.postId] }),
    index('post_likes_post').on(table.postId),
  ],
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

/** That somebody in this conversation may not be safe. It stands until they clear the conversation. */
export const chatFlags = pgTable('chat_flags', {
  userId: ownerId().primaryKey(),
  /** The highest that any message reached; after `concern` the card has been shown once and does not stand. */
  level: text({ enum: ['concern', 'ideation', 'imminent'] }).notNull(),
  /** The message that raised it last: a flag never outlives its conversation. */
  messageId: uuid('message_id')
    .notNull()
    .references(() => chatMessages.id, { onDelete: 'cascade' }),
  raisedAt: instant('raised_at').notNull(),
});

// Room: what everyone in it reads.

/** Numbers of what happened in a room, without gaps and in the order of commits: the row is locked until they are committed. */
export const rooms = pgTable('rooms', {
  id: text().primaryKey(),
  lastSeq: integer('last_seq').notNull(),
});

export const supportMessages = pgTable(
  'support_messages',
  {
    id: uuid().primaryKey(),
    /** Its place among all messages. */
    seq: integer().notNull().unique(),
    userId: ownerId(),
    message: text().notNull(),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: instant('created_at').notNull(),
    /** What moderators decided. */
    status: text({ enum: ['shown', 'hidden', 'removed'] })
      .notNull()
      .default('shown'),
    /** Since then nobody is shown it. Its author's removal also erases the text. */
    removedAt: instant('removed_at'),
    /** The number of its newest removal, or of its return. */
    changeSeq: integer('change_seq').unique(),
  },
  table => [uniqueIndex('support_messages_idempotency').on(table.userId, table.idempotencyKey)],
);
