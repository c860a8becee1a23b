import './messages.ts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { useNewestNotices, useSeen } from './notices.api.ts';

/** What moderators decided since the person was last told; Settings keeps all of it. */
export function NewNotices() {
  const id = useId();
  const notices = useNewestNotices();
  const seen = useSeen();
  const unseen = (notices.data?.items ?? []).filter(notice => !notice.seenAt);
  const [newest] = unseen;
  if (!newest) return null;
  return (
    <section aria-labelledby={id} className="card grid grid-cols-1 gap-5 border-dawn p-5 sm:p-6">
      <h2 id={id} className="text-lg">
        <Trans>From the moderators</Trans>
      </h2>
      {unseen.map(notice => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
      {seen.error ? <Notice tone="error">{problemText(seen.error)}</Notice> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
        <Button pending={seen.isPending} onClick={() => seen.mutate(newest.id)}>
          <Trans>Close</Trans>
        </Button>
        <p className="text-muted text-sm">
          <Trans>You find this again in Settings.</Trans>
        </p>
      </div>
    </section>
  );
}
