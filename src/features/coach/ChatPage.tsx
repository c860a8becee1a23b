import './messages.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import type { Me } from '../account/account.schema.ts';
import type { CrisisCard } from '../safety/safety.schema.ts';
import { ClearConversation } from './ClearConversation.tsx';
import { CoachSwitcher } from './CoachSwitcher.tsx';
import { Composer } from './Composer.tsx';
import { ConversationLog } from './ConversationLog.tsx';
import { useHistory } from './coach.api.ts';
import type { Coach } from './coach.schema.ts';
import { useConversation, useLive } from './conversation.api.ts';
import { isAnswering } from './conversation.rules.ts';
import { Greeting } from './Greeting.tsx';
import { useNewestInView } from './newestInView.ts';

type ChatPageProps = {
  me: Me;
  coaches: Coach[];
  /** Shows somebody who may not be safe whom they can reach. */
  showCrisis: (card: CrisisCard) => ReactNode;
  /** Before the first message. */
  firstSteps: ReactNode;
};

/** The conversation with the coach: the whole screen, and nothing beside it. */
export function ChatPage(props: ChatPageProps) {
  const { me, coaches } = props;
  const coach = coaches.find(({ key }) => key === me.selectedCoach) ?? coaches[0];
  return coach ? <Chat key={me.id} {...props} coach={coach} /> : null;
}

function Chat({ me, coaches, coach, showCrisis, firstSteps }: ChatPageProps & { coach: Coach }) {
  const page = useRef<HTMLElement>(null);
  const history = useHistory(me.id);
  const conversation = useConversation(me.id);
  const answering = isAnswering(useLive(conversation));
  const { following, showNewest } = useNewestInView(page);
  const newestReply = history.data?.findLast(({ role }) => role === 'assistant');
  return (
    <section
      ref={page}
      className="mx-auto flex w-full max-w-chat flex-1 flex-col px-4 [overflow-anchor:none]"
    >
      <header className="sticky top-(--header-height,4.0625rem) z-1 flex flex-wrap items-center gap-x-3 border-line border-b bg-paper py-1.5">
        <CoachSwitcher me={me} coaches={coaches} coach={coach} />
        <span className="mr-auto rounded-sm border border-line px-2 py-0.5 text-muted text-xs">
          <Trans>AI coach</Trans>
        </span>
        {history.data?.length ? <ClearConversation userId={me.id} conversation={conversation} /> : null}
      </header>
      <div className="grid grid-cols-1 gap-4 pt-6 pb-8">
        <Greeting key={coach.key} coach={coach} busy={answering} />
        <ConversationLog
          me={me}
          coaches={coaches}
          history={history}
          conversation={conversation}
          showCrisis={showCrisis}
          firstSteps={firstSteps}
        />
      </div>
      <Composer
        userId={me.id}
        selectedCoach={coach.key}
        conversation={conversation}
        coachWords={newestReply?.content ?? coach.greeting}
        following={following}
        onShowNewest={showNewest}
      />
    </section>
  );
}
