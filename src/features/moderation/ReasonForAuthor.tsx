import './messages.ts';
import { useLingui } from '@lingui/react/macro';
import type { ActionReason } from './moderation.schema.ts';
import { reasonsForAuthor } from './reasonWords.ts';

/** Why a moderator decided so, in words for whom it is about. */
export function ReasonForAuthor({ reason }: { reason: ActionReason }) {
  const { i18n } = useLingui();
  return i18n._(reasonsForAuthor[reason]);
}
