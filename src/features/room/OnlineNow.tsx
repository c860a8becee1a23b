import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Me } from '../account/account.schema.ts';
import { PresenceDot } from './PresenceDot.tsx';
import type { Presence } from './room.schema.ts';
import { SenderName } from './SenderName.tsx';

/** Names to show before somebody asks for all. */
const FEW = 6;

type OnlineNowProps = {
  me: Me;
  /** Null while it is on its way. */
  presence: Presence | null;
  /** The connection is gone, and what was known with it. */
  unknown: boolean;
};

/** Who has the room open now. */
export function OnlineNow({ me, presence, unknown }: OnlineNowProps) {
  return (
    <section
      aria-labelledby="online-now"
      className="card grid min-w-0 gap-2 px-4 py-3 lg:sticky lg:top-[calc(var(--header-height)+0.75rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="online-now" className="text-base lg:text-lg">
          <Trans>Online Now</Trans>
        </h2>
        {presence && !unknown ? (
          <p className="text-muted text-sm tabular-nums">
            <Plural value={presence.count} one="# person" other="# people" />
          </p>
        ) : null}
      </div>
      {unknown ? (
        <p className="text-muted text-sm">
          <Trans>Known again once the connection is back.</Trans>
        </p>
      ) : presence ? (
        <People me={me} presence={presence} />
      ) : (
        <Skeleton className="appear-late h-5 w-2/3" />
      )}
    </section>
  );
}

function People({ me, presence: { people, count } }: { me: Me; presence: Presence }) {
  const [all, setAll] = useState(false);
  const shown = all ? people : people.slice(0, FEW);
  const more = count - shown.length;
  if (count === 0) {
    return (
      <p className="text-muted text-sm">
        <Trans>Nobody can be seen here right now. What you write waits for whoever comes next.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm lg:grid lg:gap-y-2">
        {shown.map(({ id, fullName }) => (
          <li key={id} className="flex min-w-0 items-center gap-2">
            <PresenceDot />
            <SenderName name={fullName} own={id === me.id} />
          </li>
        ))}
      </ul>
      {shown.length < people.length ? (
        <Button variant="quiet" onClick={() => setAll(true)} className="-mx-2 justify-self-start px-2!">
          <Plural value={more} one="Show # more" other="Show # more" />
        </Button>
      ) : more > 0 ? (
        <p className="text-muted text-sm">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      ) : null}
    </>
  );
}
