import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { RoomState } from './liveRoom.ts';

/** How far from the end of the list older messages are fetched ahead. */
const AHEAD = '800px';

type OlderMessagesProps = {
  state: RoomState;
  /** The end of the list is near. */
  onNear: () => void;
  /** Somebody asks for more. */
  onMore: () => void;
};

/** Below the messages that are loaded: older ones come by themselves before the end is reached, or at a press. */
export function OlderMessages({ state, onNear, onMore }: OlderMessagesProps) {
  const { feed, loadingOlder, olderError } = state;
  const end = useRef<HTMLDivElement>(null);
  const waits = feed.older !== null && !loadingOlder && !olderError;

  useEffect(() => {
    if (!waits || !end.current) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: AHEAD,
    });
    near.observe(end.current);
    return () => near.disconnect();
  }, [waits, onNear]);

  if (feed.older === null) {
    return (
      <p className="text-center text-muted text-sm">
        <Trans>This is where the room begins.</Trans>
      </p>
    );
  }
  return (
    <div ref={end} className="grid justify-items-center gap-3">
      {olderError ? <Notice tone="error">{problemText(olderError)}</Notice> : null}
      <Button pending={loadingOlder} onClick={onMore}>
        <Trans>Show older messages</Trans>
      </Button>
    </div>
  );
}
