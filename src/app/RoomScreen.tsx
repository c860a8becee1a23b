import { useCallback, useRef } from 'react';
import { RoomPage } from '../features/room/RoomPage.tsx';
import type { RoomMessage } from '../features/room/room.schema.ts';
import { OwnCrisisCard } from './CrisisCards.tsx';
import type { Member } from './screens.tsx';
import { useTargetDialogs } from './targetDialogs.tsx';

/** The room, with the moderation that belongs around it. */
export function RoomScreen({ me }: Member) {
  const { report, block, dialogs } = useTargetDialogs();
  const latest = useRef({ report, block });
  latest.current = { report, block };
  // The same functions every time, so that no message is drawn again.
  const onReport = useCallback((message: RoomMessage) => latest.current.report(targetOf(message)), []);
  const onBlock = useCallback((message: RoomMessage) => latest.current.block(targetOf(message)), []);
  return (
    <>
      <RoomPage
        me={me}
        onReport={onReport}
        onBlock={onBlock}
        crisisCard={card => <OwnCrisisCard card={card} />}
      />
      {dialogs}
    </>
  );
}

const targetOf = ({ id, author }: RoomMessage) =>
  ({ type: 'message', id, author: author.fullName, anonymous: false }) as const;
