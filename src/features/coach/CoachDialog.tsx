import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Me } from '../account/account.schema.ts';
import { CoachPicker } from './CoachPicker.tsx';
import type { Coach } from './coach.schema.ts';

/** The choice of coaches over the conversation; a chunk of its own, which the first view does without. */
export function CoachDialog({ me, coaches, onClose }: { me: Me; coaches: Coach[]; onClose: () => void }) {
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
