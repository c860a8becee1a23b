import type { Notice } from './moderation.schema.ts';

/** The suspension that holds now, if one does. @param notices newest first @param now milliseconds since 1970 */
export function currentSuspension(notices: Notice[], now: number): Notice | undefined {
  const last = notices.find(({ kind }) => kind === 'suspended' || kind === 'unsuspended');
  return last?.kind === 'suspended' && last.until && Date.parse(last.until) > now ? last : undefined;
}
