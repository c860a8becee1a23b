import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { useHistory } from './coach.api.ts';
import { LogSkeleton } from './LogSkeleton.tsx';

type EarlierMessagesProps = {
  history: ReturnType<typeof useHistory>;
  /** Before the button may vanish with the focus on it. */
  onMore: () => void;
};

/** What stands above the messages that are loaded: that they are coming, that there are more, or that they can't be had. */
export function EarlierMessages({ history, onMore }: EarlierMessagesProps) {
  const { t } = useLingui();
  if (history.isPending) return <LogSkeleton />;
  if (history.isLoadingError) {
    const again = { label: t`Retry`, onClick: () => history.refetch(), pending: history.isFetching };
    return (
      <Notice tone="error" action={again}>
        <Trans>Your conversation could not be loaded.</Trans> {problemText(history.error)}
      </Notice>
    );
  }
  if (!history.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-3">
      <Button
        pending={history.isFetchingNextPage}
        onClick={() => {
          onMore();
          history.fetchNextPage();
        }}
      >
        <Trans>Show earlier messages</Trans>
      </Button>
      {history.isFetchNextPageError ? <Notice tone="error">{problemText(history.error)}</Notice> : null}
    </div>
  );
}
