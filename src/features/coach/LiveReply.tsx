import { Trans } from '@lingui/react/macro';
import { CoachWords } from './CoachWords.tsx';
import type { Coach } from './coach.schema.ts';
import { useReplyText } from './conversation.api.ts';
import type { View } from './conversation.rules.ts';
import type { Conversation } from './liveConversation.ts';
import { CoachSays, Mark, RetryButton } from './Message.tsx';
import { TypingDots } from './TypingDots.tsx';

type LiveReplyProps = {
  conversation: Conversation;
  coach: Coach | undefined;
  shown: View['reply'];
  onRetry: (() => void) | undefined;
};

/** The reply that is being made: the three dots, then its words. Nothing else renders while they come. */
export function LiveReply({ conversation, coach, shown, onRetry }: LiveReplyProps) {
  const text = useReplyText(conversation);
  if (shown === 'none') return null;
  const half = (
    <>
      <Mark>
        <Trans>Cut off</Trans>
      </Mark>
      {onRetry ? <RetryButton onClick={onRetry} /> : null}
    </>
  );
  return (
    <CoachSays coach={coach} below={shown === 'half' ? half : null}>
      {shown === 'dots' ? <TypingDots /> : <CoachWords text={text} growing={shown === 'words'} />}
    </CoachSays>
  );
}
