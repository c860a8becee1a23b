import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { problemText } from './fetch.ts';
import { Notice } from './Notice.tsx';
import type { Saving } from './saving.ts';

/** Says below a setting that it is saved, in the space that stands there anyway, or that it could not be. */
export function SaveState<T>({ saving }: { saving: Saving<T> }) {
  const { t } = useLingui();
  if (saving.state === 'refused') {
    return (
      <Notice tone="error" action={{ label: t`Try again`, onClick: saving.retry }}>
        <Trans>This could not be saved.</Trans> {problemText(saving.error)}
      </Notice>
    );
  }
  return (
    <p role="status" className="-mb-6 flex min-h-6 items-center gap-1.5 text-muted text-sm">
      {saving.state === 'saving' ? <Trans>Saving…</Trans> : null}
      {saving.state === 'saved' ? (
        <>
          <Check aria-hidden className="size-4 text-moss" />
          <Trans>Saved</Trans>
        </>
      ) : null}
    </p>
  );
}
