import { lazy, Suspense, useEffect } from 'react';
import { ChatPage } from '../features/coach/ChatPage.tsx';
import { whenIdle } from '../ui/idle.ts';
import { withMessages } from '../ui/language.ts';
import { CrisisCard, loadCrisisCard } from './CrisisCards.tsx';
import type { Member } from './screens.tsx';

const FirstSteps = lazy(async () => ({
  default: (await withMessages(import('./start/FirstSteps.tsx'))).FirstSteps,
}));

/** The conversation with the coach, with the first steps of somebody new, and the card that safety shows in it. */
export function ChatScreen({ me, coaches }: Member) {
  useEffect(() => whenIdle(() => void loadCrisisCard().catch(() => {})), []);
  return (
    <ChatPage
      me={me}
      coaches={coaches}
      showCrisis={card => <CrisisCard card={card} />}
      firstSteps={
        <Suspense>
          <FirstSteps me={me} coaches={coaches} />
        </Suspense>
      }
    />
  );
}
