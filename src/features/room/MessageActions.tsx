import { useLingui } from '@lingui/react/macro';
import { Flag, Trash2, UserX } from 'lucide-react';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import type { RoomMessage } from './room.schema.ts';

/** What other parts of the app can do about somebody else's message. */
export type OthersActions = {
  onReport?: ((message: RoomMessage) => void) | undefined;
  onBlock?: ((message: RoomMessage) => void) | undefined;
};

export type MessageActionsProps = OthersActions & {
  message: RoomMessage;
  own: boolean;
  onDelete: (message: RoomMessage) => void;
};

/** What can be done about a message besides answering it. */
export function MessageActions({ message, own, onDelete, onReport, onBlock }: MessageActionsProps) {
  const { t } = useLingui();
  const icon = 'size-5 shrink-0 text-muted';
  const name = message.author.fullName;
  const act = (label: string, image: React.ReactNode, does: ((message: RoomMessage) => void) | undefined) =>
    does ? [{ label, icon: image, onClick: () => does(message) }] : [];
  const actions = own
    ? act(t`Delete`, <Trash2 aria-hidden className={icon} />, onDelete)
    : [
        ...act(t`Report`, <Flag aria-hidden className={icon} />, onReport),
        ...act(t`Block`, <UserX aria-hidden className={icon} />, onBlock),
      ];
  if (actions.length === 0) return null;
  return (
    <ActionMenu
      label={own ? t`More about your message` : t`More about the message by ${name}`}
      actions={actions}
    />
  );
}
