import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { heldWords } from './decisionWords.ts';
import type { QueueItem } from './moderation.schema.ts';
import { reasonNames } from './reasonWords.ts';

/** Why something is in the queue: what people reported, why it was held, and what its author says. */
export function QueueReasons({ item: { priority, held, reports, appeals } }: { item: QueueItem }) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      {priority === 'crisis' ? (
        <p>
          <Trans>Whoever wrote this may need support. Please read it now.</Trans>
        </p>
      ) : null}
      {held ? <p>{i18n._(heldWords[held])}</p> : null}
      {reports.count > 0 ? (
        <div className="grid grid-cols-1 gap-1">
          <p>
            <span className="font-semibold">
              <Plural value={reports.count} one="# report" other="# reports" />
            </span>
            {': '}
            {reports.reasons
              .map(({ reason, count }) => `${i18n._(reasonNames[reason])} (${count})`)
              .join(', ')}
          </p>
          {reports.notes.map((note, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes have nothing else, and never change their order
            <Quote key={i} text={note} />
          ))}
        </div>
      ) : null}
      {appeals.map(appeal => (
        <div key={appeal.createdAt} className="grid grid-cols-1 gap-1">
          <p>
            <span className="font-semibold">
              <Trans>The author appeals</Trans>
            </span>
            {': '}
            <Trans>decided for ‘{i18n._(reasonNames[appeal.decision.reason])}’</Trans>
            {appeal.decision.byYou ? (
              <>
                {' '}
                <Trans>by you. If you can, leave it to another moderator.</Trans>
              </>
            ) : null}
          </p>
          <Quote text={appeal.text} />
        </div>
      ))}
    </div>
  );
}

function Quote({ text }: { text: string }) {
  return (
    <blockquote
      dir="auto"
      className="max-w-measure whitespace-pre-wrap border-line border-l-2 pl-3 [overflow-wrap:anywhere] [unicode-bidi:isolate]"
    >
      {text}
    </blockquote>
  );
}
