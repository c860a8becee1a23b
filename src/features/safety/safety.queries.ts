import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { chatFlags } from '../../server/db/schema.ts';
import type { SignedIn } from '../../server/session.ts';
import { countryFor } from '../help/country.rules.ts';
import { helplinesFor } from '../help/helplines.rules.ts';
import { findEmergencyContact } from '../help/ownHelp.queries.ts';
import { crisisCard } from './crisisCard.rules.ts';
import { detect } from './detector.rules.ts';
import type { CrisisCard, CrisisLevel } from './safety.schema.ts';

/** Whose words they are, as a session tells it. */
type Author = Pick<SignedIn, 'userId' | 'country' | 'timeZone' | 'language'>;

/**
 * What a message, post or comment asks for: the card that its author alone is shown, whose `level` also puts the item at
 * the head of the moderators' queue when it is not `concern`. Undefined when nothing was raised. Never part of what others
 * read.
 */
export async function crisisFor(db: Database, author: Author, text: string): Promise<CrisisCard | undefined> {
  const { level } = detect(text);
  return level === 'none' ? undefined : cardFor(db, author, level);
}

/** The card for a person. It comes without their emergency contact rather than not at all. */
export async function cardFor(db: Database, author: Author, level: CrisisLevel): Promise<CrisisCard> {
  const { userId, country, timeZone, language } = author;
  // Where neither choice nor time zone tells a country, the lines are those that the interface has by default.
  const lines = helplinesFor(countryFor(country, { languages: ['en-US'], timeZone }), language);
  const contact = await findEmergencyContact(db, userId).catch(() => null);
  return crisisCard(level, lines, contact ?? undefined, language);
}

/** The level of a person's conversation with the coach, if anything was ever raised in it. */
export async function findChatFlag(db: Database, userId: string): Promise<CrisisLevel | undefined> {
  const [flag] = await db
    .select({ level: chatFlags.level })
    .from(chatFlags)
    .where(eq(chatFlags.userId, userId));
  return flag?.level;
}

type Raised = { userId: string; level: CrisisLevel; messageId: string; at: Date };

/** Raises the flag of a conversation. It never sinks: it goes when the conversation is cleared. */
export async function raiseChatFlag(db: Database, { userId, level, messageId, at }: Raised): Promise<void> {
  const highest = sql<CrisisLevel>`case
    when 'imminent' in (${chatFlags.level}, excluded.level) then 'imminent'
    when 'ideation' in (${chatFlags.level}, excluded.level) then 'ideation'
    else 'concern' end`;
  await db
    .insert(chatFlags)
    .values({ userId, level, messageId, raisedAt: at })
    .onConflictDoUpdate({
      target: chatFlags.userId,
      set: { level: highest, messageId, raisedAt: at },
    });
}
