import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useBlock } from './blocks.api.ts';
import type { Target } from './target.ts';

type BlockDialogProps = { target: Target; onClose: () => void };

/** Says what blocking does, and does it. */
export function BlockDialog({ target, onClose }: BlockDialogProps) {
  const { t } = useLingui();
  const block = useBlock();
  const name = target.author;
  if (block.isSuccess) {
    return (
      <Dialog title={t`Blocked`} onClose={onClose}>
        <p role="status">
          <Trans>
            You will no longer see each other’s words. You can undo this in{' '}
            <Link href="/settings" onClick={onClose} className="link">
              Settings
            </Link>
            .
          </Trans>
        </p>
        <Button variant="primary" onClick={onClose} className="justify-self-end">
          <Trans>Done</Trans>
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog title={target.anonymous ? t`Block whoever wrote this?` : t`Block ${name}?`} onClose={onClose}>
      <div className="grid gap-3">
        <p>
          {target.anonymous ? (
            <Trans>
              You will see nothing more that this person writes without their name, and they will see nothing
              of yours. What they write under their name stays: otherwise it would tell who they are.
            </Trans>
          ) : (
            <Trans>
              You will no longer see each other’s words, in the community and in the room. They are not told.
            </Trans>
          )}
        </p>
        <p className="text-muted text-sm">
          <Trans>
            You can undo this in Settings at any time. If it breaks the house rules, please report it as well.
          </Trans>
        </p>
      </div>
      {block.isError ? <Notice tone="error">{problemText(block.error)}</Notice> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" pending={block.isPending} onClick={() => block.mutate(target)}>
          <Trans>Block</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
