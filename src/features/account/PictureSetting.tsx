import { Trans, useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useRef } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Me } from './account.schema.ts';
import { useSavePicture } from './me.api.ts';

/** The picture that others see beside the name. */
export function PictureSetting({ me }: { me: Me }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const saving = useAction(useSavePicture());
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-4">
        {me.avatarUrl ? (
          <img
            src={me.avatarUrl}
            alt={t`How others see you`}
            width={64}
            height={64}
            className="size-16 rounded-full object-cover"
          />
        ) : (
          <span className="inline-flex size-16 items-center justify-center rounded-full bg-moss-soft text-moss">
            <UserRound aria-hidden className="size-8" />
          </span>
        )}
        <input
          ref={field}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-label={t`Picture file`}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) saving.start(file);
          }}
        />
        <Button pending={saving.pending} onClick={() => field.current?.click()}>
          {me.avatarUrl ? <Trans>Change picture</Trans> : <Trans>Add a picture</Trans>}
        </Button>
        {me.avatarUrl ? (
          <Button variant="quiet" pending={saving.pending} onClick={() => saving.start(null)}>
            <Trans>Take it away</Trans>
          </Button>
        ) : null}
      </div>
      <p className="text-muted text-sm">
        <Trans>
          At most 5 MB. It is made small, and where and when it was taken is left out. A picture that is not
          of you keeps you private.
        </Trans>
      </p>
      {saving.error ? (
        <Notice tone="error">
          <Trans>The picture was not changed.</Trans> {problemText(saving.error)}
        </Notice>
      ) : null}
      <p role="status" className="text-muted text-sm empty:hidden">
        {saving.pending ? <Trans>Saving…</Trans> : saving.done ? <Trans>Saved</Trans> : null}
      </p>
    </div>
  );
}
