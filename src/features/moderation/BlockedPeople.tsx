import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useBlocks, useUnblock } from './blocks.api.ts';
import type { Block } from './moderation.schema.ts';

/** Whom this person has blocked, and the way back. */
export function BlockedPeople() {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const blocks = useBlocks();
  const unblock = useUnblock();
  return (
    <div ref={frame} tabIndex={-1} className="grid grid-cols-1 gap-3">
      <p className="text-muted text-sm">
        <Trans>You and they do not see each other’s words.</Trans>
      </p>
      {blocks.isPending ? <Skeleton className="appear-late h-6 w-64" /> : null}
      {blocks.isError && !blocks.data ? (
        <Notice
          tone="error"
          action={{ label: t`Try again`, onClick: () => void blocks.refetch(), pending: blocks.isFetching }}
        >
          <Trans>This could not be loaded.</Trans> {problemText(blocks.error)}
        </Notice>
      ) : null}
      {blocks.data?.length === 0 ? (
        <p>
          <Trans>You have blocked nobody.</Trans>
        </p>
      ) : null}
      {unblock.error ? <Notice tone="error">{problemText(unblock.error)}</Notice> : null}
      {blocks.data && blocks.data.length > 0 ? (
        <ul className="grid grid-cols-1 gap-2">
          {blocks.data.map(block => (
            <BlockRow
              key={block.id}
              block={block}
              pending={unblock.isPending && unblock.variables === block.id}
              onUnblock={() => {
                // The button goes with its row.
                unblock.mutate(block.id, { onSuccess: () => frame.current?.focus() });
              }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type BlockRowProps = { block: Block; pending: boolean; onUnblock: () => void };

function BlockRow({ block, pending, onUnblock }: BlockRowProps) {
  const { t, i18n } = useLingui();
  const written = block.writtenAt && i18n.date(new Date(block.writtenAt), { dateStyle: 'long' });
  const name = block.person?.fullName ?? t`Somebody without a name, who wrote on ${written}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
      <Button pending={pending} aria-label={t`Unblock ${name}`} onClick={onUnblock}>
        <Trans>Unblock</Trans>
      </Button>
    </li>
  );
}
