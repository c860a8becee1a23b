import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { nameId, wordsId } from './FeedArticle.tsx';
import type { Unsent } from './outbox.rules.ts';
import { SenderName } from './SenderName.tsx';

type UnsentMessageProps = { name: string; unsent: Unsent; onRetry: () => void; onDiscard: () => void };

/** What the person wrote and the server is not known to have: it stays, with its words, until it is sent or given up. */
export function UnsentMessage({ name, unsent, onRetry, onDiscard }: UnsentMessageProps) {
  const { key, state, problem, message } = unsent;
  const stuck = state === 'kept' || (state === 'waiting' && problem !== '');
  return (
    <>
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <span id={nameId(key)} className="min-w-0 font-semibold">
          <SenderName name={name} own />
        </span>
        {stuck ? (
          <span className="rounded-sm bg-dawn-soft px-2 py-0.5 font-semibold text-dawn-ink text-xs">
            <Trans>Not sent</Trans>
          </span>
        ) : (
          <span className="text-muted text-xs">
            <Trans>Sending…</Trans>
          </span>
        )}
      </div>
      <p id={wordsId(key)} className={`max-w-measure [&>span]:block ${stuck ? '' : 'text-muted'}`}>
        <LinkedText text={message} />
      </p>
      {stuck ? <WayOn unsent={unsent} onRetry={onRetry} onDiscard={onDiscard} /> : null}
    </>
  );
}

/** Why it was not sent, and what can be done. */
function WayOn({ unsent: { state, problem }, onRetry, onDiscard }: Omit<UnsentMessageProps, 'name'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p role="alert" className="max-w-measure basis-full text-sm">
        {problem || <Trans>This was written a while ago and did not go out.</Trans>}{' '}
        {state === 'waiting' ? <Trans>It goes out by itself when the connection is back.</Trans> : null}
      </p>
      <Button
        variant="quiet"
        className="-ml-2 px-2!"
        onClick={event => {
          // The button goes away; the keyboard stays with the message.
          event.currentTarget.closest('article')?.focus({ preventScroll: true });
          onRetry();
        }}
      >
        <RotateCcw aria-hidden className="size-4" />
        <Trans>Retry</Trans>
      </Button>
      <Button variant="quiet" onClick={onDiscard} className="px-2!">
        <Trans>Discard</Trans>
      </Button>
    </div>
  );
}
