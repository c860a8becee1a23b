import { Trans, useLingui } from '@lingui/react/macro';
import { MessagesSquare } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { RoomState } from './liveRoom.ts';

/** In place of the messages while they are on their way, or when they can't be had. */
export function RoomNotLoaded({ state, onRetry }: { state: RoomState; onRetry: () => void }) {
  const { t } = useLingui();
  if (!state.loadError) return <RoomSkeleton />;
  return (
    <Notice tone="error" action={{ label: t`Retry`, onClick: onRetry, pending: state.loading }}>
      <Trans>The messages could not be loaded.</Trans> {problemText(state.loadError)}
    </Notice>
  );
}

function RoomSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading the messages`} className="appear-late grid gap-8 px-3 sm:px-4">
      {['w-11/12', 'w-2/3', 'w-4/5'].map(width => (
        <div key={width} className="grid gap-3">
          <Skeleton className="h-4 w-40" />
          <Skeleton className={`h-4 max-w-measure ${width}`} />
        </div>
      ))}
    </div>
  );
}

/** Before anybody has written. */
export function EmptyRoom({ onWrite }: { onWrite: () => void }) {
  return (
    <div className="card grid justify-items-start gap-2 p-6 sm:p-8">
      <MessagesSquare aria-hidden className="mb-2 size-7 text-moss" />
      <h2 className="text-lg">
        <Trans>Nobody has written yet</Trans>
      </h2>
      <p className="max-w-measure text-muted">
        <Trans>
          What people say to each other will stand here. One line is enough to begin: how today is going, or
          just hello.
        </Trans>
      </p>
      <Button onClick={onWrite} className="mt-2">
        <Trans>Write the first message</Trans>
      </Button>
    </div>
  );
}
