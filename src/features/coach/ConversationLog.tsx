import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { dayAt } from '../../shared/day.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Me } from '../account/account.schema.ts';
import type { CrisisCard } from '../safety/safety.schema.ts';
import { AiNotice } from './AiNotice.tsx';
import { loadCoachWords } from './CoachWords.tsx';
import { type useHistory, useStandingCard } from './coach.api.ts';
import type { ChatMessage, Coach } from './coach.schema.ts';
import { useLive } from './conversation.api.ts';
import { isAnswering, type View, viewOf } from './conversation.rules.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { LiveReply } from './LiveReply.tsx';
import type { Conversation } from './liveConversation.ts';
import { type Calendar, MessageTime, PersonSays, StoredMessage } from './Message.tsx';
import { useSteadyReading } from './newestInView.ts';
import { noticePlaces } from './notice.rules.ts';
import { UnsentMessage } from './UnsentMessage.tsx';

type ConversationLogProps = {
  me: Me;
  coaches: Coach[];
  history: ReturnType<typeof useHistory>;
  conversation: Conversation;
  showCrisis: (card: CrisisCard) => ReactNode;
  firstSteps: ReactNode;
};

const nothing: ChatMessage[] = [];

/** Everything that was said, and what is being said now. */
export function ConversationLog({
  me,
  coaches,
  history,
  conversation,
  showCrisis,
  firstSteps,
}: ConversationLogProps) {
  const { t } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  const live = useLive(conversation);
  const stored = history.data ?? nothing;
  const view = useMemo(() => viewOf(stored, live), [stored, live]);
  const { messages, written, reply, answer, unsent, retry, problem } = view;
  const notices = useMemo(() => noticePlaces(spoken(view), new Date()), [view]);
  const standing = useStandingCard(me.id);
  const card = live.crisis ?? standing;
  useSteadyReading(log, messages[0]?.id);

  useEffect(() => {
    if (history.data) conversation.settle(history.data);
  }, [conversation, history.data]);

  useEffect(() => {
    if (reply === 'dots') loadCoachWords();
  }, [reply]);

  const find = (key: string | undefined) => coaches.find(coach => coach.key === key);
  const tryAgain = useMemo(
    () => (retry ? () => conversation.retry(retry.replyTo, retry.replaces, me.selectedCoach) : undefined),
    [conversation, retry, me.selectedCoach],
  );
  const empty = messages.length + unsent.length === 0 && !written && reply === 'none' && !answer;
  const calendar = useCalendar(empty ? undefined : me.timeZone);

  return (
    // Not live itself: it would read out every piece of a reply, and the whole history when that arrives.
    <div
      ref={log}
      role="log"
      aria-live="off"
      aria-label={t`Conversation`}
      tabIndex={-1}
      className="flex flex-col gap-6"
    >
      {/* Nobody has to wait for the history to learn this; where it has messages, its own notices come with them. */}
      {history.isPending ? <AiNotice /> : null}
      <EarlierMessages history={history} onMore={() => log.current?.focus({ preventScroll: true })} />
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          {notices.before.has(message.id) ? <AiNotice /> : null}
          <StoredMessage
            message={message}
            coach={find(message.coach)}
            calendar={calendar}
            onRetry={index === messages.length - 1 && reply === 'none' && !answer ? tryAgain : undefined}
          />
        </Fragment>
      ))}
      {written && notices.before.has(written.key) ? <AiNotice /> : null}
      {written ? (
        <PersonSays
          content={written.content}
          below={<MessageTime at={written.createdAt} calendar={calendar} />}
        />
      ) : null}
      {notices.atEnd && !history.isPending ? <AiNotice /> : null}
      {empty && history.data ? (
        <>
          <p className="text-muted">
            <Trans>Start a conversation by typing a message below</Trans>
          </p>
          {/* Last, because it comes last: nothing below it moves. */}
          {firstSteps}
        </>
      ) : null}
      {/* Before any word of the reply, and read out once. */}
      <div aria-live="polite" className="empty:-mt-6">
        {card ? showCrisis(card) : null}
      </div>
      <LiveReply
        conversation={conversation}
        coach={find(live.turn?.coach)}
        shown={reply}
        onRetry={tryAgain}
      />
      {/* Here a finished reply is put in whole, and so it is read out once. */}
      <div aria-live="polite" className="flex flex-col gap-6 empty:-mt-6">
        {answer && notices.before.has(answer.id) ? <AiNotice /> : null}
        {answer ? (
          <StoredMessage message={answer} coach={find(answer.coach)} calendar={calendar} onRetry={tryAgain} />
        ) : null}
      </div>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {unsent.map(message => (
        <UnsentMessage
          key={message.key}
          message={message}
          busy={isAnswering(live)}
          onRetry={() => conversation.sendAgain(message, me.selectedCoach)}
          onDiscard={() => conversation.discard(message.key)}
        />
      ))}
    </div>
  );
}

/** What was said in order, with the words that are on their way. */
function spoken({ messages, written, answer }: View) {
  return [
    ...messages,
    ...(written ? [{ ...written, id: written.key, role: 'user' as const }] : []),
    ...(answer ? [answer] : []),
  ];
}

/** @param timeZone undefined where nothing was said: to ask the browser about a zone takes it long */
function useCalendar(timeZone: string | undefined): Calendar {
  const today = timeZone ? dayAt(new Date(), timeZone) : '';
  return useMemo(() => ({ today, timeZone: timeZone ?? 'UTC' }), [today, timeZone]);
}
