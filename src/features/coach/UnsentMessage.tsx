import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import type { Unsent } from './conversation.rules.ts';
import { Mark, PersonSays, RetryButton } from './Message.tsx';

type UnsentMessageProps = { message: Unsent; busy: boolean; onRetry: () => void; onDiscard: () => void };

/** What did not reach the server: it stays, with its words, until it is sent or given up. */
export function UnsentMessage({ message, busy, onRetry, onDiscard }: UnsentMessageProps) {
  const below = (
    <>
      <Mark>
        <Trans>Not sent</Trans>
      </Mark>
      {busy ? null : <RetryButton onClick={onRetry} />}
      <Button variant="quiet" onClick={onDiscard} className="-my-2 px-2!">
        <Trans>Discard</Trans>
      </Button>
      {message.problem ? (
        <span role="alert" className="basis-full text-right text-ink">
          {message.problem}
        </span>
      ) : null}
    </>
  );
  return <PersonSays content={message.content} below={below} />;
}
