import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useFormats } from '../../ui/formats.ts';
import { Avatar } from './Avatar.tsx';
import { CoachWords } from './CoachWords.tsx';
import type { ChatMessage, Coach } from './coach.schema.ts';
import { messageTime } from './messageTime.rules.ts';

/** The person's calendar, which the times of messages are told in. */
export type Calendar = { today: string; timeZone: string };

type StoredMessageProps = {
  message: ChatMessage;
  coach: Coach | undefined;
  calendar: Calendar;
  onRetry?: (() => void) | undefined;
};

/** A message as the history holds it. */
export const StoredMessage = memo(({ message, coach, calendar, onRetry }: StoredMessageProps) => {
  const below = <MessageState message={message} calendar={calendar} onRetry={onRetry} />;
  if (message.role === 'user') return <PersonSays content={message.content} below={below} />;
  return (
    <CoachSays coach={coach} below={below}>
      <CoachWords text={message.content} />
    </CoachSays>
  );
});

/** When it was written, what is odd about it, and the way to a better reply. */
function MessageState({ message, calendar, onRetry }: Omit<StoredMessageProps, 'coach'>) {
  return (
    <>
      <MessageTime at={message.createdAt} calendar={calendar} />
      {message.source === 'fallback' ? (
        <Mark>
          <Trans>Automatic reply</Trans>
        </Mark>
      ) : null}
      {message.cutOff ? (
        <Mark>
          <Trans>Cut off</Trans>
        </Mark>
      ) : null}
      {onRetry && message.role === 'user' ? <Trans>No reply yet</Trans> : null}
      {onRetry ? <RetryButton onClick={onRetry} /> : null}
    </>
  );
}

/** A word about a message that must not be missed. */
export function Mark({ children }: { children: ReactNode }) {
  return <span className="rounded-sm bg-dawn-soft px-2 py-0.5 font-semibold text-dawn-ink">{children}</span>;
}

export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" onClick={onClick} className="-my-2 px-2!">
      <RotateCcw aria-hidden className="size-4" />
      <Trans>Retry</Trans>
    </Button>
  );
}

export function MessageTime({ at, calendar }: { at: string; calendar: Calendar }) {
  const formats = useFormats();
  return <time dateTime={at}>{messageTime(at, calendar.today, calendar.timeZone, formats)}</time>;
}

/** Words of the person, at the right. */
export function PersonSays({ content, below }: { content: string; below: ReactNode }) {
  const { t } = useLingui();
  return (
    <article aria-label={t`You`} className="flex flex-col items-end gap-1 pl-10">
      <p className="max-w-measure whitespace-pre-wrap rounded-lg bg-moss-soft px-4 py-2 [overflow-wrap:anywhere]">
        {content}
      </p>
      <Below className="justify-end">{below}</Below>
    </article>
  );
}

type CoachSaysProps = { coach: Coach | undefined; children: ReactNode; below: ReactNode };

/** Words of a coach, at the left beside their picture. */
export function CoachSays({ coach, children, below }: CoachSaysProps) {
  // As high with nothing below the words as with it, so that nothing moves when the time appears there.
  const padding = below ? '' : 'pb-7';
  return (
    <article aria-label={coach?.name} className="flex gap-3">
      <Avatar coach={coach} />
      <div className={`grid min-w-0 max-w-measure flex-1 gap-1 pt-1 [overflow-wrap:anywhere] ${padding}`}>
        {children}
        {below ? <Below>{below}</Below> : null}
      </div>
    </article>
  );
}

function Below({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs ${className}`}>
      {children}
    </div>
  );
}
