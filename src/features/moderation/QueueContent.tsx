import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { statusWords } from './decisionWords.ts';
import type { QueueItem } from './moderation.schema.ts';

/** What it is about, and what stands around it. */
export function QueueContent({ item: { target, content, context } }: { item: QueueItem }) {
  const { i18n } = useLingui();
  const status = content && statusWords[content.status];
  const around = context.filter(words => !words.isTarget).length;
  return (
    <div className="grid grid-cols-1 gap-3">
      {content ? (
        <div className="grid grid-cols-1 gap-2 rounded-md bg-sunken p-4">
          <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
            <RelativeTime at={content.createdAt} />
            {status ? <span>{i18n._(status)}</span> : null}
            {content.deleted ? (
              <span>
                <Trans>Deleted by its author; this is the copy that was reported</Trans>
              </span>
            ) : null}
          </p>
          {content.title ? (
            <p className="font-semibold">
              <LinkedText text={content.title} />
            </p>
          ) : null}
          <p className="max-w-measure">
            <LinkedText text={content.text} />
          </p>
        </div>
      ) : null}
      {!content && target.type !== 'user' ? (
        <p className="text-muted">
          <Trans>Nothing is left of it.</Trans>
        </p>
      ) : null}
      {around > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 items-center rounded-md text-sm underline underline-offset-4">
            {target.type === 'user' ? (
              <Trans>What this person wrote lately</Trans>
            ) : (
              <Plural value={around} one="The thread around it (#)" other="The thread around it (#)" />
            )}
          </summary>
          <ol className="mt-1 grid grid-cols-1 gap-3">
            {context.map(words => (
              <li
                key={words.id}
                className={`border-l-2 pl-3 text-sm ${words.isTarget ? 'border-dawn' : 'border-line'}`}
              >
                <p className="flex flex-wrap gap-x-2 text-muted">
                  <bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{words.author}</bdi>
                  <RelativeTime at={words.createdAt} />
                  {words.isTarget ? (
                    <span>
                      <Trans>This one</Trans>
                    </span>
                  ) : null}
                </p>
                {words.title ? (
                  <p className="font-semibold">
                    <LinkedText text={words.title} />
                  </p>
                ) : null}
                <p>
                  <LinkedText text={words.text} />
                </p>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </div>
  );
}
