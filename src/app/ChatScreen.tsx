import { ChatPage } from '../features/coach/ChatPage.tsx';
import { CrisisCard } from '../features/safety/CrisisCard.tsx';
import type { Member } from './screens.tsx';

/** The conversation with the coach, with the card that safety shows in it. */
export function ChatScreen({ me, coaches }: Member) {
  return <ChatPage me={me} coaches={coaches} showCrisis={card => <CrisisCard card={card} />} />;
}
