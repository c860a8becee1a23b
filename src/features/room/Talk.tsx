import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOnline } from '../../ui/online.ts';
import type { Me } from '../account/account.schema.ts';
import type { CrisisCard } from '../safety/safety.schema.ts';
import { Announcements } from './Announcements.tsx';
import type { Away } from './away.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { DeleteMessage } from './DeleteMessage.tsx';
import type { Room, RoomState } from './liveRoom.ts';
import type { OthersActions } from './MessageActions.tsx';
import { NewMessages } from './NewMessages.tsx';
import { RoomComposer } from './RoomComposer.tsx';
import { RoomList } from './RoomList.tsx';
import { useReading } from './reading.ts';
import type { RoomMessage } from './room.schema.ts';

type TalkProps = OthersActions & {
  me: Me;
  room: Room;
  state: RoomState;
  away: Away;
  present: ReadonlySet<string>;
  crisisCard?: ((crisis: CrisisCard) => ReactNode) | undefined;
};

/** A place to write, which stays in view, and under it what was said. */
export function Talk({ me, room, state, away, present, crisisCard, ...others }: TalkProps) {
  const { arrived, connection, crisis } = state;
  const [deleting, setDeleting] = useState<RoomMessage | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { bar, list, reading, isReading, showNewest } = useReading();
  // Asked here, so that the list holds still when the lines about it come and go.
  const online = useOnline();
  const length = state.feed.messages.length;
  useEffect(() => {
    if (length > 0 && !reading && !isReading()) room.shorten();
  }, [room, length, reading, isReading]);
  const write = useCallback(() => field.current?.focus(), []);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div
        ref={bar}
        className="-mx-4 top-(--header-height) z-1 border-line border-b bg-paper px-4 py-3 sm:mx-0 sm:px-0 [@media(height>=27rem)]:sticky"
      >
        <RoomComposer
          field={field}
          userId={me.id}
          onSend={message => {
            showNewest();
            room.send(message);
          }}
        />
        <ConnectionNotice away={away} online={online} signedOut={connection === 'signedOut'} />
        <NewMessages
          arrived={arrived.count}
          reading={reading}
          isReading={isReading}
          onShow={() => {
            showNewest();
            list.current?.querySelector('article')?.focus({ preventScroll: true });
          }}
        />
      </div>
      {/* A card that comes after one has written is read out, and takes nobody out of writing. */}
      <div aria-live="polite" className="empty:-mb-4">
        {crisis && crisisCard ? crisisCard(crisis) : null}
      </div>
      <Announcements arrived={arrived} />
      <RoomList
        me={me}
        room={room}
        state={state}
        list={list}
        present={present}
        isReading={isReading}
        onWrite={write}
        onDelete={setDeleting}
        {...others}
      />
      {deleting ? (
        <DeleteMessage
          room={room}
          message={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            // The dialog has to be gone before anything behind it can take the focus.
            flushSync(() => setDeleting(null));
            write();
          }}
        />
      ) : null}
    </div>
  );
}
