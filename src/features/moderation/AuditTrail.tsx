import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { PageSkeleton } from '../../ui/Skeleton.tsx';
import { decisionWords } from './decisionWords.ts';
import { useAudit } from './moderation.api.ts';
import type { AuditEntry } from './moderation.schema.ts';
import { reasonNames } from './reasonWords.ts';
import { targetWords } from './targetWords.ts';

/** Who decided what, and why. Nothing in it can be changed. */
export function AuditTrail() {
  const { t } = useLingui();
  const audit = useAudit();
  if (!audit.data && audit.error) {
    return (
      <Notice
        tone="error"
        action={{ label: t`Try again`, onClick: () => void audit.refetch(), pending: audit.isFetching }}
      >
        <Trans>The decisions could not be loaded.</Trans> {problemText(audit.error)}
      </Notice>
    );
  }
  if (!audit.data) return <PageSkeleton />;
  const entries = audit.data.pages.flatMap(page => page.items);
  return (
    <div className="grid grid-cols-1 gap-6">
      {entries.length === 0 ? (
        <p className="text-muted">
          <Trans>Nothing has been decided yet.</Trans>
        </p>
      ) : (
        <ol className="card divide-y divide-line">
          {entries.map(entry => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {audit.hasNextPage ? (
        <Button
          pending={audit.isFetchingNextPage}
          onClick={() => void audit.fetchNextPage()}
          className="justify-self-center"
        >
          <Trans>Show older ones</Trans>
        </Button>
      ) : null}
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useLingui();
  const { action, target, reason, moderator, author, until, note } = entry;
  const what = i18n._(targetWords[target.type].name);
  const who = author?.fullName ?? t`somebody who has left`;
  return (
    <li className="grid grid-cols-1 gap-1 p-4 text-sm [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="font-semibold">{i18n._(decisionWords[action].done)}</span>
          {': '}
          <bdi>{target.type === 'user' ? who : t`${what} by ${who}`}</bdi>
        </span>
        <RelativeTime at={entry.createdAt} className="text-muted" />
      </p>
      <p className="text-muted">
        <bdi>{moderator?.fullName ?? t`A moderator who has left`}</bdi>
        {action === 'note' ? null : ` · ${i18n._(reasonNames[reason])}`}
        {until ? (
          <>
            {' · '}
            <Trans>until {i18n.date(new Date(until), { dateStyle: 'long', timeStyle: 'short' })}</Trans>
          </>
        ) : null}
      </p>
      {note ? (
        <p dir="auto" className="max-w-measure whitespace-pre-wrap">
          {note}
        </p>
      ) : null}
    </li>
  );
}
