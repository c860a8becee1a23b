import type { Deps } from '../../server/deps.ts';
import { describeError } from '../../server/errors.ts';
import type { SignedIn } from '../../server/session.ts';
import { isAtRisk } from '../safety/crisisCard.rules.ts';
import { detect, detectConversation } from '../safety/detector.rules.ts';
import { cardFor, findChatFlag, raiseChatFlag } from '../safety/safety.queries.ts';
import type { CrisisCard } from '../safety/safety.schema.ts';
import type { ChatMessage } from './coach.schema.ts';

/**
 * Looks at what a person wrote before any model does. Answers the card they are to see: for as long as the flag of their
 * conversation stands, whatever this message says, and once for words about somebody else or the past.
 * @param earlier messages before this one, newest first
 */
export async function checkSafety(
  { db, log, now }: Deps,
  person: SignedIn,
  message: ChatMessage,
  earlier: readonly ChatMessage[],
): Promise<CrisisCard | undefined> {
  const { userId } = person;
  const found = levelOf(message, earlier);
  try {
    const standing = await findChatFlag(db, userId);
    if (found !== 'none' && (isAtRisk(found) || !standing)) {
      await raiseChatFlag(db, { userId, level: found, messageId: message.id, at: now() });
      return cardFor(db, person, standing === 'imminent' ? standing : found);
    }
    return isAtRisk(standing) ? cardFor(db, person, standing) : undefined;
  } catch (error) {
    // The person cleared the conversation meanwhile, or the database failed: the card comes all the same.
    log.warn(describeError(error), 'a safety flag was not kept');
    return found === 'none' ? undefined : cardFor(db, person, found);
  }
}

/** The level of a message by itself, or of the whole conversation as it adds up. */
function levelOf({ content }: ChatMessage, earlier: readonly ChatMessage[]): CrisisCard['level'] | 'none' {
  const { level } = detect(content);
  if (isAtRisk(level)) return level;
  const own = earlier.filter(({ role }) => role === 'user').map(said => said.content);
  return detectConversation([...own.reverse(), content]) ? 'ideation' : level;
}
