import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageSkeleton } from '../../ui/Skeleton.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { decisionWords } from './decisionWords.ts';
import { useQueue } from './moderation.api.ts';
import type { Action, QueueItem } from './moderation.schema.ts';
import { QueueCard } from './QueueCard.tsx';

/** What waits for a decision, one thing after the other. */
export function Queue() {
  const { t, i18n } = useLingui();
  const count = useRef<HTMLParagraphElement>(null);
  const queue = useQueue();
  const [open, setOpen] = useState<{ item: QueueItem; action: Action } | null>(null);
  const [done, setDone] = useState<Action | null>(null);
  const pages = queue.data?.pages;
  const items = pages?.flatMap(page => page.items) ?? [];

  async function decided({ item, action }: { item: QueueItem; action: Action }) {
    const next = items[items.indexOf(item) + 1];
    setOpen(null);
    setDone(action);
    const { data } = await queue.refetch();
    const there = data?.pages.flatMap(page => page.items) ?? [];
    // The button is gone with what it decided: the keyboard goes on to what comes next.
    const toFocus = [item, next].find(one => one && there.some(({ id }) => id === one.id));
    const heading = toFocus && document.getElementById(`item-${toFocus.id}`);
    (heading ?? count.current)?.focus();
  }

  if (!pages && queue.error) {
    return (
      <Notice
        tone="error"
        action={{ label: t`Try again`, onClick: () => void queue.refetch(), pending: queue.isFetching }}
      >
        <Trans>The queue could not be loaded.</Trans> {problemText(queue.error)}
      </Notice>
    );
  }
  if (!pages) return <PageSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p ref={count} tabIndex={-1} role="status" className="text-muted">
        {done ? `${i18n._(decisionWords[done].done)}. ` : null}
        <Plural
          value={pages[0]?.open ?? 0}
          _0="Nothing waits for a decision."
          one="# waits for a decision."
          other="# wait for a decision."
        />
      </p>
      {items.map(item => (
        <QueueCard key={item.id} item={item} onDecide={action => setOpen({ item, action })} />
      ))}
      {queue.hasNextPage ? (
        <Button
          pending={queue.isFetchingNextPage}
          onClick={() => void queue.fetchNextPage()}
          className="justify-self-center"
        >
          <Trans>Show more</Trans>
        </Button>
      ) : null}
      {open ? (
        <DecisionDialog {...open} onDecided={() => void decided(open)} onClose={() => setOpen(null)} />
      ) : null}
    </div>
  );
}
