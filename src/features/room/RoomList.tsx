import { isLoaded } from './feed.rules.ts';
import { OlderMessages } from './OlderMessages.tsx';
import { RoomFeed, type RoomFeedProps } from './RoomFeed.tsx';
import { EmptyRoom, RoomNotLoaded } from './RoomStates.tsx';

/** The messages, whatever state they are in. */
export function RoomList(props: RoomFeedProps) {
  const { room, state, list, onWrite } = props;
  const { feed, unsent } = state;
  const some = feed.messages.length + unsent.length > 0;
  if (!isLoaded(feed)) {
    return (
      <>
        {some ? <RoomFeed {...props} /> : null}
        <RoomNotLoaded state={state} onRetry={room.load} />
      </>
    );
  }
  if (!some) return <EmptyRoom onWrite={onWrite} />;
  return (
    <>
      <RoomFeed {...props} />
      <OlderMessages
        state={state}
        onNear={room.loadOlder}
        onMore={() => {
          // On to the first of those that come, which push the button away.
          const last = list.current?.lastElementChild;
          void room.loadOlder().then(() => (last?.nextElementSibling as HTMLElement | null)?.focus());
        }}
      />
    </>
  );
}
