import { Trans, useLingui } from '@lingui/react/macro';
import { Trash } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useClearHistory } from './coach.api.ts';
import type { Conversation } from './liveConversation.ts';

type ClearConversationProps = { userId: string; conversation: Conversation };

/** Deletes everything that was said, after asking once. */
export function ClearConversation({ userId, conversation }: ClearConversationProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const clear = useClearHistory(userId);
  const close = () => setOpen(false);

  function clearAll() {
    conversation.stop();
    clear.mutate(undefined, {
      onSuccess() {
        conversation.clear();
        close();
      },
    });
  }

  return (
    <>
      <IconButton label={t`Clear conversation`} icon={<Trash aria-hidden />} onClick={() => setOpen(true)} />
      {open ? (
        <Dialog title={t`Clear this conversation?`} onClose={close}>
          <p className="mt-2">
            <Trans>Everything you and your coaches wrote is deleted for good.</Trans>
          </p>
          {clear.isError ? (
            <Notice tone="error" className="mt-4">
              {problemText(clear.error)}
            </Notice>
          ) : null}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" pending={clear.isPending} onClick={clearAll}>
              <Trans>Clear</Trans>
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
