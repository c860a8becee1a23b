import { Trans, useLingui } from '@lingui/react/macro';
import { problemText } from '../ui/fetch.ts';
import { Notice } from '../ui/Notice.tsx';

type CouldNotLoadProps = { error: unknown; pending?: boolean; onRetry: () => void };

/** In place of any screen, when what all of them need did not come. */
export function CouldNotLoad({ error, pending = false, onRetry }: CouldNotLoadProps) {
  const { t } = useLingui();
  return (
    <div className="page grid content-start gap-6">
      <h1 className="text-xl">
        <Trans>Cairn could not be opened</Trans>
      </h1>
      <Notice
        tone="error"
        className="max-w-measure"
        action={{ label: t`Try again`, onClick: onRetry, pending }}
      >
        {problemText(error)}
      </Notice>
    </div>
  );
}
