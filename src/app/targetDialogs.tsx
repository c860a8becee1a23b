import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { OpenDialog } from '../features/moderation/TargetDialogs.tsx';
import type { Target } from '../features/moderation/target.ts';
import { withMessages } from '../ui/language.ts';
import { Notice } from '../ui/Notice.tsx';
import { focusHeading } from './Arrival.tsx';

const load = () => withMessages(import('../features/moderation/TargetDialogs.tsx'));
const TargetDialogs = lazy(async () => ({ default: (await load()).TargetDialogs }));

/** The dialogs to report and to block, for every screen on which people write. They outlive what they are about. */
export function useTargetDialogs() {
  const { t } = useLingui();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [refused, setRefused] = useState<OpenDialog | null>(null);

  // Fetched before it is shown: a connection that drops here must not take the page with it.
  function show(dialog: OpenDialog) {
    setRefused(null);
    load().then(
      () => setOpen(dialog),
      () => setRefused(dialog),
    );
  }
  function close() {
    setOpen(null);
    // What was blocked is gone, and with it the button that had the focus.
    setTimeout(() => document.activeElement === document.body && focusHeading());
  }

  return {
    report: (target: Target) => show({ name: 'report', target }),
    block: (target: Target) => show({ name: 'block', target }),
    dialogs: (
      <>
        {refused ? (
          <Notice
            tone="error"
            action={{ label: t`Try again`, onClick: () => show(refused) }}
            className="fixed inset-x-4 bottom-4 z-20 shadow-raised"
          >
            <Trans>This could not be opened. Please check your connection.</Trans>
          </Notice>
        ) : null}
        {open ? (
          <Suspense>
            <TargetDialogs open={open} onOpen={setOpen} onClose={close} />
          </Suspense>
        ) : null}
      </>
    ),
  };
}
