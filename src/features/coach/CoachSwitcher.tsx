import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Me } from '../account/account.schema.ts';
import { Avatar } from './Avatar.tsx';
import { CoachPicker } from './CoachPicker.tsx';
import type { Coach } from './coach.schema.ts';

type CoachSwitcherProps = { me: Me; coaches: Coach[]; coach: Coach };

/** Who one is talking with, as a button that opens the choice of coaches. */
export function CoachSwitcher({ me, coaches, coach }: CoachSwitcherProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`${coach.name}, change coach`}
        onClick={() => setOpen(true)}
        className="-ml-2 flex min-h-11 items-center gap-3 rounded-md py-1 pr-2 pl-2 hover:bg-sunken"
      >
        <Avatar coach={coach} />
        <span className="font-semibold">{coach.name}</span>
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </button>
      {open ? <ChoiceDialog me={me} coaches={coaches} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ChoiceDialog({ me, coaches, onClose }: { me: Me; coaches: Coach[]; onClose: () => void }) {
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);

  return (
    <Dialog title={t`Choose your coach`} onClose={onClose}>
      <div ref={content} className="mt-4 grid gap-4">
        {/* Arrow keys select as they move, so whoever chooses by key goes on choosing. A tap is a decision. */}
        <CoachPicker me={me} coaches={coaches} onSaved={byKey => byKey || onClose()} />
        <p className="text-muted text-sm">
          <Trans>
            All of them are AI, each with a voice of its own. Your conversation stays when you change.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
