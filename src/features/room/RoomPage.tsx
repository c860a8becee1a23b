import './messages.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { Me } from '../account/account.schema.ts';
import type { CrisisCard } from '../safety/safety.schema.ts';
import { useAway } from './away.ts';
import { isLoaded } from './feed.rules.ts';
import type { OthersActions } from './MessageActions.tsx';
import { OnlineNow } from './OnlineNow.tsx';
import { useRoom } from './room.api.ts';
import { Talk } from './Talk.tsx';

type RoomPageProps = OthersActions & {
  me: Me;
  /** What the author alone is shown after a message that worries. */
  crisisCard?: (crisis: CrisisCard) => ReactNode;
};

/** The room where people talk as it happens: who is here, a place to write, and what was said, newest first. */
export function RoomPage(props: RoomPageProps) {
  return <OpenRoom key={props.me.id} {...props} />;
}

function OpenRoom({ me, ...slots }: RoomPageProps) {
  const { room, state } = useRoom(me);
  const { feed, presence, connection, loadError } = state;
  const away = useAway(state);
  const unknown = away === 'lost' || connection === 'signedOut' || (!isLoaded(feed) && loadError !== null);
  const present = useMemo(
    () => new Set(unknown ? [] : presence?.people.map(({ id }) => id)),
    [presence, unknown],
  );
  return (
    <div className="page grid grid-cols-1 content-start items-start gap-x-10 gap-y-4 [overflow-anchor:none] max-sm:pt-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <header className="grid gap-2">
        <h1 className="text-xl sm:text-2xl">
          <Trans>Support Room</Trans>
        </h1>
        <p className="max-w-measure text-muted">
          <Trans>
            Talk with people who are stopping too, as it happens. Everyone with an account can read what is
            written here. Amounts and names of betting sites can stir an urge in others.
          </Trans>
        </p>
      </header>
      <OnlineNow me={me} presence={presence} unknown={unknown} />
      <Talk me={me} room={room} state={state} away={away} present={present} {...slots} />
    </div>
  );
}
