import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { Me } from '../account/account.schema.ts';
import { FeedArticle } from './FeedArticle.tsx';
import { moveThrough } from './feedKeys.ts';
import type { Room, RoomState } from './liveRoom.ts';
import type { OthersActions } from './MessageActions.tsx';
import type { RoomMessage } from './room.schema.ts';
import { SteadyList } from './SteadyList.tsx';
import { StoredMessage } from './StoredMessage.tsx';
import { UnsentMessage } from './UnsentMessage.tsx';

export type RoomFeedProps = OthersActions & {
  me: Me;
  room: Room;
  state: RoomState;
  list: RefObject<HTMLDivElement | null>;
  /** Ids of the people who are in the room now. */
  present: ReadonlySet<string>;
  /** Whether what is on the screen has to stay where it is. */
  isReading: () => boolean;
  /** On to the place to write. */
  onWrite: () => void;
  onDelete: (message: RoomMessage) => void;
};

/** What the person is about to say, and everything that was said as far as it is loaded, newest first. */
export function RoomFeed({ me, room, state, list, present, isReading, onWrite, ...actions }: RoomFeedProps) {
  const { t } = useLingui();
  const { feed, unsent } = state;
  const size = feed.older === null ? unsent.length + feed.messages.length : -1;
  return (
    <SteadyList list={list} holds={isReading}>
      <div
        ref={list}
        role="feed"
        aria-label={t`Support Room messages`}
        aria-busy={state.loadingOlder}
        onKeyDown={moveThrough}
      >
        {unsent.toReversed().map((item, index) => (
          <FeedArticle
            key={item.key}
            id={item.key}
            position={index + 1}
            size={size}
            sender={me.fullName}
            own
            online={present.has(me.id)}
          >
            <UnsentMessage
              name={me.fullName}
              unsent={item}
              onRetry={() => room.sendAgain(item.key)}
              onDiscard={() => {
                room.discard(item.key);
                onWrite();
              }}
            />
          </FeedArticle>
        ))}
        {feed.messages.map((message, index) => {
          const { author } = message;
          const own = author.id === me.id;
          const online = present.has(author.id);
          return (
            <FeedArticle
              key={message.id}
              id={message.id}
              position={unsent.length + index + 1}
              size={size}
              sender={author.fullName}
              own={own}
              online={online}
            >
              <StoredMessage message={message} own={own} online={online} {...actions} />
            </FeedArticle>
          );
        })}
      </div>
    </SteadyList>
  );
}
