import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { decisionWords, priorityWords } from './decisionWords.ts';
import type { Action, QueueItem } from './moderation.schema.ts';
import { QueueContent } from './QueueContent.tsx';
import { QueueReasons } from './QueueReasons.tsx';
import { targetWords } from './targetWords.ts';

type QueueCardProps = { item: QueueItem; onDecide: (action: Action) => void };

const tones: Record<QueueItem['priority'], string> = {
  crisis: 'bg-dawn-soft text-dawn-ink',
  held: 'bg-sunken text-ink',
  appeal: 'bg-moss-soft text-moss',
  reported: 'bg-sunken text-ink',
};

/** One thing that waits for a decision, with all that is needed to decide. */
export function QueueCard({ item, onDecide }: QueueCardProps) {
  const { t, i18n } = useLingui();
  const { target, author, priority } = item;
  const what = i18n._(targetWords[target.type].name);
  const who = author.fullName;
  return (
    <article
      aria-labelledby={`item-${item.id}`}
      className={`card grid grid-cols-1 gap-4 p-5 sm:p-6 ${priority === 'crisis' ? 'border-dawn' : ''}`}
    >
      <header className="grid grid-cols-1 gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <span className={`rounded-full px-3 py-0.5 font-semibold ${tones[priority]}`}>
            {i18n._(priorityWords[priority])}
          </span>
          <RelativeTime at={item.openedAt} />
        </p>
        <h2 id={`item-${item.id}`} tabIndex={-1} className="text-lg [overflow-wrap:anywhere]">
          <bdi>{target.type === 'user' ? t`Person: ${who}` : t`${what} by ${who}`}</bdi>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-muted text-sm">
          <span>
            <Plural
              value={author.earlierDecisions}
              _0="No earlier decisions"
              one="# earlier decision"
              other="# earlier decisions"
            />
          </span>
          {author.suspendedUntil ? (
            <span>
              <Trans>
                Suspended until{' '}
                {i18n.date(new Date(author.suspendedUntil), { dateStyle: 'long', timeStyle: 'short' })}
              </Trans>
            </span>
          ) : null}
        </p>
      </header>
      <QueueContent item={item} />
      <QueueReasons item={item} />
      {item.actions.length > 0 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t`Decide`}</legend>
          {item.actions.map(action => (
            <Button key={action} onClick={() => onDecide(action)}>
              {i18n._(decisionWords[action].button)}
            </Button>
          ))}
        </fieldset>
      ) : (
        <p className="text-muted text-sm">
          <Trans>Another moderator decides this one, because it is about you or something you wrote.</Trans>
        </p>
      )}
    </article>
  );
}
