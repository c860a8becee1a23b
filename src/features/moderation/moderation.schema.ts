import { z } from 'zod';

/** Shapes of reports, blocks, notices and moderation, shared by both sides. */

export const TargetType = z.enum(['post', 'comment', 'message', 'user']);
export type TargetType = z.infer<typeof TargetType>;

/** What became of something written: everyone reads it, it waits for a moderator, only its author reads it, nobody does. */
const Status = z.enum(['shown', 'held', 'hidden', 'removed']);
export type Status = z.infer<typeof Status>;

const reasons = [
  'spam',
  'promotion',
  'harassment',
  'hate',
  'sexual',
  'selfHarm',
  'privacy',
  'other',
] as const;

export const ReportReason = z.enum(reasons);
export type ReportReason = z.infer<typeof ReportReason>;

/** Why a moderator acted: what is wrong, or that nothing is. */
export const ActionReason = z.enum([...reasons, 'noBreach']);
export type ActionReason = z.infer<typeof ActionReason>;

export const Action = z.enum([
  'hide',
  'remove',
  'restore',
  'approve',
  'suspend',
  'unsuspend',
  'note',
  'dismiss',
]);
export type Action = z.infer<typeof Action>;

const NoticeKind = z.enum([
  'hidden',
  'removed',
  'restored',
  'approved',
  'suspended',
  'unsuspended',
  'appealKept',
]);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** Words of at most this many characters; null when there are none. */
const optionalWords = (max: number) =>
  z
    .string()
    .overwrite(text => text.replaceAll('\u0000', ''))
    .trim()
    .max(max, `Please use at most ${max.toLocaleString('en')} characters.`)
    .nullish()
    .transform(text => text || null);

export const NewReport = z.object({
  targetType: TargetType,
  targetId: z.uuid(),
  reason: ReportReason,
  note: optionalWords(1000),
});

export const Report = z
  .object({
    id: z.uuid(),
    targetType: TargetType,
    targetId: z.uuid(),
    reason: ReportReason,
    note: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

export const NewBlock = z.object({ targetType: z.enum(['post', 'comment', 'message']), targetId: z.uuid() });

export const Block = z
  .object({
    /** For ending it. The person's own id, when they are blocked by name. */
    id: z.uuid(),
    /** Null when they were blocked by something they wrote without a name. */
    person: z.object({ id: z.uuid(), fullName: z.string(), avatarUrl: z.string().nullable() }).nullable(),
    /** When that was written. */
    writtenAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Block' });
export type Block = z.infer<typeof Block>;

const Target = z.object({ type: TargetType, id: z.uuid() });

export const Notice = z
  .object({
    id: z.uuid(),
    kind: NoticeKind,
    reason: ActionReason,
    /** `user` when it is about the person as a whole. The excerpt is null when what they wrote is gone. */
    target: Target.extend({ excerpt: z.string().nullable() }),
    /** The end of a suspension. */
    until: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    seenAt: z.iso.datetime().nullable(),
    canAppeal: z.boolean(),
    appeal: z
      .object({
        text: z.string(),
        createdAt: z.iso.datetime(),
        outcome: z.enum(['granted', 'kept']).nullable(),
        decidedAt: z.iso.datetime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof Notice>;

export const NewAppeal = z.object({
  text: z
    .string({ error: 'Please write why you see it differently.' })
    .overwrite(text => text.replaceAll('\u0000', ''))
    .trim()
    .min(1, 'Please write why you see it differently.')
    .max(2000, 'An appeal can have up to 2,000 characters.'),
});

/** Whoever wrote something, as moderators see them: never an email, and no name where none was given. */
const ModeratedAuthor = z.object({
  /** Null when it was written without a name. */
  id: z.uuid().nullable(),
  /** Without a name: ‘Anonymous’ and letters that are the same for all that this person writes so. */
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  anonymous: z.boolean(),
  /** A suspension that was decided on what they wrote in the same way, with or without a name. */
  suspendedUntil: z.iso.datetime().nullable(),
  /** How often something of theirs was hidden or removed, or they were suspended, likewise. */
  earlierDecisions: z.int(),
});
export type ModeratedAuthor = z.infer<typeof ModeratedAuthor>;

const ContextWords = z.object({
  kind: z.enum(['post', 'comment', 'message']),
  id: z.uuid(),
  author: z.string(),
  title: z.string().nullable(),
  /** At most the first 500 characters. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  isTarget: z.boolean(),
});
export type ContextWords = z.infer<typeof ContextWords>;

const OpenAppeal = z.object({
  kind: NoticeKind,
  text: z.string(),
  createdAt: z.iso.datetime(),
  decision: z.object({ reason: ActionReason, createdAt: z.iso.datetime(), byYou: z.boolean() }),
});

export const QueueItem = z
  .object({
    id: z.uuid(),
    target: Target,
    priority: z.enum(['crisis', 'held', 'appeal', 'reported']),
    openedAt: z.iso.datetime(),
    /** For a decision about it: refused when somebody has changed it meanwhile. */
    revision: z.int(),
    held: z.enum(['operatorLink', 'referral', 'tips']).nullable(),
    /** Those that nobody has decided on; never who made them. */
    reports: z.object({
      count: z.int(),
      reasons: z.array(z.object({ reason: ReportReason, count: z.int() })),
      notes: z.array(z.string()),
    }),
    appeals: z.array(OpenAppeal),
    author: ModeratedAuthor,
    /** Null when it is about a person, or nothing is left of it. */
    content: z
      .object({
        status: Status,
        /** Its author has taken it back; this is the copy that was made when it was reported. */
        deleted: z.boolean(),
        title: z.string().nullable(),
        text: z.string(),
        createdAt: z.iso.datetime(),
      })
      .nullable(),
    /** The thread around it, or a person's newest words under their name; oldest first. */
    context: z.array(ContextWords),
    actions: z.array(Action),
  })
  .meta({ id: 'QueueItem' });
export type QueueItem = z.infer<typeof QueueItem>;

export const NewAction = z
  .object({
    targetType: TargetType,
    targetId: z.uuid(),
    action: Action,
    reason: ActionReason,
    note: optionalWords(2000),
    until: z.iso.datetime().optional(),
    revision: z.int().optional(),
  })
  .refine(({ action, note }) => action !== 'note' || note !== null, {
    path: ['note'],
    error: 'Please write the note.',
  })
  .refine(({ action, until }) => (action === 'suspend') === (until !== undefined), {
    path: ['until'],
    error: 'A suspension needs an end, and nothing else has one.',
  });

export const AuditEntry = z
  .object({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    /** Null when the account was deleted; so is `author`. */
    moderator: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
    action: Action,
    reason: ActionReason,
    note: z.string().nullable(),
    target: Target,
    until: z.iso.datetime().nullable(),
    author: z.object({ id: z.uuid().nullable(), fullName: z.string() }).nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;
