import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { chatMessages } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import type { ChatMessage } from './coach.schema.ts';

/** The columns that the person sees of their own conversation. */
const shown = {
  id: chatMessages.id,
  role: chatMessages.role,
  content: chatMessages.content,
  coach: chatMessages.coach,
  source: chatMessages.source,
  cutOff: chatMessages.cutOff,
  replyTo: chatMessages.replyTo,
  createdAt: chatMessages.createdAt,
};

type Row = Pick<typeof chatMessages.$inferSelect, keyof typeof shown>;
const toMessage = (row: Row): ChatMessage => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The person's messages, newest first, older than `before` when given. */
export async function listMessages(db: Database, userId: string, limit: number, before?: string) {
  const rows = await db
    .select(shown)
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), before ? lt(chatMessages.id, before) : undefined))
    .orderBy(desc(chatMessages.id))
    .limit(limit);
  return rows.map(toMessage);
}

export async function findMessage(db: Database, userId: string, id: string) {
  const [row] = await db
    .select(shown)
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id), eq(chatMessages.role, 'user')));
  return row && toMessage(row);
}

export async function findReply(db: Database, userId: string, messageId: string) {
  const [row] = await db
    .select(shown)
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.replyTo, messageId)));
  return row && toMessage(row);
}

type NewMessage = { userId: string; content: string; coach: string; idempotencyKey?: string; at: Date };

/** Stores what a person wrote; with a key that was used before, answers what was stored then. */
export async function addMessage(
  db: Database,
  { at, ...message }: NewMessage,
): Promise<{ message: ChatMessage; isNew: boolean }> {
  const [added] = await db
    .insert(chatMessages)
    .values({ id: newId(), role: 'user', createdAt: at, ...message })
    .onConflictDoNothing({ target: [chatMessages.userId, chatMessages.idempotencyKey] })
    .returning(shown);
  if (added) return { message: toMessage(added), isNew: true };
  const [stored] = await db
    .select(shown)
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, message.userId),
        eq(chatMessages.idempotencyKey, message.idempotencyKey ?? ''),
      ),
    );
  if (!stored) throw new Error('a message that conflicted is gone');
  return { message: toMessage(stored), isNew: false };
}

type NewReply = {
  userId: string;
  replyTo: string;
  coach: string;
  content: string;
  source: 'model' | 'fallback';
  cutOff: boolean;
  at: Date;
};

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Stores the reply to a message of this person, in place of an earlier one. Answers null when the message is gone,
 * because the person cleared the conversation while the reply was being made.
 */
export async function saveReply(db: Database, { at, ...reply }: NewReply): Promise<ChatMessage | null> {
  const { content, coach, source, cutOff } = reply;
  try {
    const [saved] = await db
      .insert(chatMessages)
      .values({ id: newId(), role: 'assistant', createdAt: at, ...reply })
      .onConflictDoUpdate({
        target: chatMessages.replyTo,
        set: { content, coach, source, cutOff, createdAt: at },
        setWhere: eq(chatMessages.userId, reply.userId),
      })
      .returning(shown);
    return saved ? toMessage(saved) : null;
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === FOREIGN_KEY_VIOLATION) return null;
    throw error;
  }
}

export async function clearMessages(db: Database, userId: string): Promise<void> {
  await db.delete(chatMessages).where(eq(chatMessages.userId, userId));
}
