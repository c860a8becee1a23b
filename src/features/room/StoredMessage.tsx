import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { StreakBadge } from '../../ui/StreakBadge.tsx';
import { nameId, wordsId } from './FeedArticle.tsx';
import { MessageActions, type MessageActionsProps } from './MessageActions.tsx';
import { PresenceDot } from './PresenceDot.tsx';
import { SenderName } from './SenderName.tsx';

type StoredMessageProps = MessageActionsProps & {
  /** Whoever wrote it is in the room now. */
  online: boolean;
};

/** A message as the room has it. */
export const StoredMessage = memo(({ online, ...actions }: StoredMessageProps) => {
  const { id, author, createdAt, message } = actions.message;
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
          {online ? <PresenceDot className="min-[22.5rem]:hidden" /> : null}
          <span id={nameId(id)} className="min-w-0 font-semibold">
            <SenderName name={author.fullName} own={actions.own} />
            {online ? (
              <span className="sr-only">
                {', '}
                <Trans>online now</Trans>
              </span>
            ) : null}
          </span>
          <StreakBadge days={author.currentStreak} zero="orange" />
          <RelativeTime at={createdAt} className="text-muted text-xs" />
        </div>
        {/* As high as a finger needs, without making the line so. */}
        <div className="-my-2 shrink-0 empty:hidden">
          <MessageActions {...actions} />
        </div>
      </div>
      <p id={wordsId(id)} className="max-w-measure [&>span]:block">
        <LinkedText text={message} />
      </p>
    </>
  );
});
