import { useNewestNotices } from './notices.api.ts';
import { currentSuspension } from './suspension.rules.ts';

/** What there is to tell this person from the moderators. */
export function useStanding() {
  const { data, dataUpdatedAt } = useNewestNotices();
  return {
    unseen: (data?.unseen ?? 0) > 0,
    suspension: currentSuspension(data?.items ?? [], dataUpdatedAt),
  };
}
