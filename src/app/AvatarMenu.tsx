import { Trans, useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Me } from '../features/account/account.schema.ts';
import { SignOutButtons } from '../features/account/SignOutButtons.tsx';
import { placeUnderHeader } from './panel.ts';

/** The person's own menu on large screens; small ones have it in their menu. */
export function AvatarMenu({ me }: { me: Me }) {
  const { t } = useLingui();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className="hidden lg:block">
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={t`Account menu`}
        title={me.fullName}
        className="inline-flex size-11 items-center justify-center rounded-full"
      >
        <Avatar me={me} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={event => placeUnderHeader(event.currentTarget)}
        onToggle={event => setOpen(event.newState === 'open')}
        className="panel right-[max(1rem,calc((100vw-var(--container-page))/2+2rem))] w-64"
      >
        <p className="truncate px-3 pt-1 font-semibold">{me.fullName}</p>
        <p className="truncate px-3 pb-2 text-muted text-sm">{me.email}</p>
        <div className="border-line border-t pt-2">
          <Link href="/settings" onClick={() => panel.current?.hidePopover()} className="menu-item">
            <Trans>Settings</Trans>
          </Link>
          {me.role === 'moderator' ? (
            <Link href="/moderation" onClick={() => panel.current?.hidePopover()} className="menu-item">
              <Trans>Moderation</Trans>
            </Link>
          ) : null}
          <SignOutButtons />
        </div>
      </div>
    </div>
  );
}

function Avatar({ me }: { me: Me }) {
  if (me.avatarUrl) return <img src={me.avatarUrl} alt="" className="size-9 rounded-full object-cover" />;
  return (
    <span className="inline-flex size-9 items-center justify-center rounded-full bg-moss-soft text-moss">
      <UserRound aria-hidden className="size-5" />
    </span>
  );
}
