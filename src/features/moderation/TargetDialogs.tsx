import './messages.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import type { Target } from './target.ts';

/** A dialog about something others wrote. */
export type OpenDialog = { name: 'report' | 'block'; target: Target };

type TargetDialogsProps = { open: OpenDialog; onOpen: (dialog: OpenDialog) => void; onClose: () => void };

/** The dialog that is open; a chunk of its own, fetched when somebody asks for it. */
export function TargetDialogs({ open: { name, target }, onOpen, onClose }: TargetDialogsProps) {
  if (name === 'block') return <BlockDialog target={target} onClose={onClose} />;
  return <ReportDialog target={target} onBlock={() => onOpen({ name: 'block', target })} onClose={onClose} />;
}
