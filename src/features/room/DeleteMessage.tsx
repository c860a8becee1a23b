import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Room } from './liveRoom.ts';
import type { RoomMessage } from './room.schema.ts';

type DeleteMessageProps = { room: Room; message: RoomMessage; onClose: () => void; onDeleted: () => void };

/** Asks once before a message of the person's own is deleted for everyone. */
export function DeleteMessage({ room, message, onClose, onDeleted }: DeleteMessageProps) {
  const { t } = useLingui();
  const { start, pending, error } = useAction(() => room.remove(message.id));
  return (
    <Dialog title={t`Delete this message?`} onClose={onClose}>
      <p
        dir="auto"
        className="line-clamp-4 whitespace-pre-wrap rounded-md bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere]"
      >
        {message.message}
      </p>
      <p>
        <Trans>It disappears for everyone in the room, for good.</Trans>
      </p>
      {error ? <Notice tone="error">{problemText(error)}</Notice> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" pending={pending} onClick={() => start(undefined, { onDone: onDeleted })}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
