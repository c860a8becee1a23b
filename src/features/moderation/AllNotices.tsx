import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { useAllNotices } from './notices.api.ts';

/** Everything that moderators told this person, for Settings. */
export function AllNotices() {
  const { t } = useLingui();
  const notices = useAllNotices();
  const items = notices.data?.pages.flatMap(page => page.items) ?? [];
  if (notices.isPending) return <Skeleton className="appear-late h-6 w-64" />;
  if (notices.isError && items.length === 0) {
    return (
      <Notice
        tone="error"
        action={{ label: t`Try again`, onClick: () => void notices.refetch(), pending: notices.isFetching }}
      >
        <Trans>This could not be loaded.</Trans> {problemText(notices.error)}
      </Notice>
    );
  }
  if (items.length === 0) {
    return (
      <p className="text-muted">
        <Trans>Moderators have decided nothing about what you wrote.</Trans>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {items.map(notice => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
      {notices.hasNextPage ? (
        <Button
          pending={notices.isFetchingNextPage}
          onClick={() => void notices.fetchNextPage()}
          className="justify-self-start"
        >
          <Trans>Show older ones</Trans>
        </Button>
      ) : null}
    </div>
  );
}
