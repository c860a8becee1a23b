import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/idle.ts';
import type { Me } from '../account/account.schema.ts';
import { Avatar } from './Avatar.tsx';
import type { Coach } from './coach.schema.ts';

const load = () => import('./CoachDialog.tsx');
const CoachDialog = lazy(async () => ({ default: (await load()).CoachDialog }));

type CoachSwitcherProps = { me: Me; coaches: Coach[]; coach: Coach };

/** Who one is talking with, as a button that opens the choice of coaches. */
export function CoachSwitcher({ me, coaches, coach }: CoachSwitcherProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);

  // Fetched before it is shown: a connection that drops here must not take the page with it.
  function show() {
    setRefused(false);
    load().then(
      () => setOpen(true),
      () => setRefused(true),
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`${coach.name}, change coach`}
        onClick={show}
        className="-ml-2 flex min-h-11 items-center gap-3 rounded-md py-1 pr-2 pl-2 hover:bg-sunken"
      >
        <Avatar coach={coach} />
        <span className="font-semibold">{coach.name}</span>
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </button>
      {refused ? (
        <p role="alert" className="order-last basis-full text-clay-ink text-sm">
          <Trans>This could not be opened. Please check your connection.</Trans>
        </p>
      ) : null}
      {open ? (
        <Suspense>
          <CoachDialog me={me} coaches={coaches} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
