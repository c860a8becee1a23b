import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import type { Language } from '../../shared/language.ts';
import type { HoldReason } from '../moderation/offers.rules.ts';
import { holdReason } from '../moderation/promotion.rules.ts';
import { refusal } from './community.rules.ts';
import type { Viewer } from './shown.queries.ts';

/** What the routes of the community reach outside themselves. */
export type CommunityDeps = Deps & { viewerOf(userId: string): Promise<Viewer> };

/**
 * Lets words pass or wait for a moderator.
 * @returns why they wait, or null
 * @throws {Problem} invalid when they would have to wait and nobody moderates here
 */
export function reasonToHold(
  text: string,
  language: Language,
  { config }: Pick<Deps, 'config'>,
): HoldReason | null {
  const reason = holdReason(text);
  if (!reason || config.moderators.length > 0) return reason;
  const message = refusal(reason, 'nobody moderates', language);
  throw new Problem('invalid', { detail: message, errors: [{ path: 'content', message }] });
}

/**
 * Lets others' words and likes through to a post that everyone may read.
 * @param isPublic undefined when the person may not read it
 * @throws {Problem} notFound, or forbidden when it is their own and only they may read it
 */
export function requirePublic(isPublic: boolean | undefined): void {
  if (isPublic === undefined) throw new Problem('notFound');
  if (!isPublic) {
    throw new Problem('forbidden', {
      detail: 'Only you can read this post for now, so it takes no comments or likes.',
    });
  }
}
