import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { useOnline } from '../../ui/online.ts';
import { forgetSession } from './coach.api.ts';
import { useLive } from './conversation.api.ts';
import { isAnswering } from './conversation.rules.ts';
import type { Conversation } from './liveConversation.ts';

type SendProblemsProps = { conversation: Conversation; selectedCoach: string };

/** What stands in the way of every message, and the way on. */
export function SendProblems({ conversation, selectedCoach }: SendProblemsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const live = useLive(conversation);
  const cameBack = useCameBack();
  const [waiting] = live.unsent;

  if (live.signedOut) {
    return (
      <Notice tone="caution" action={{ label: t`Sign in again`, onClick: () => forgetSession(queries) }}>
        <Trans>Your session has ended. What you wrote is kept in this tab for when you are back.</Trans>
      </Notice>
    );
  }
  if (cameBack && waiting && !isAnswering(live)) {
    return (
      <Notice action={{ label: t`Send now`, onClick: () => conversation.sendAgain(waiting, selectedCoach) }}>
        <Trans>You are back online, and a message is still waiting.</Trans>
      </Notice>
    );
  }
  return null;
}

/** True once the connection was lost and is there again. */
function useCameBack(): boolean {
  const online = useOnline();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!online) setLost(true);
  }, [online]);
  return online && lost;
}
