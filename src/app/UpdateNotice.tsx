import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { createRoot, type Root } from 'react-dom/client';
import { Notice } from '../ui/Notice.tsx';

let root: Root | undefined;

/** Says above the screen that a new version is ready. It waits: only the button reloads the page. */
export function showUpdate(onReload: () => void): void {
  const place = document.querySelector('#notices');
  if (!place) return;
  root ??= createRoot(place);
  root.render(
    <I18nProvider i18n={i18n}>
      <UpdateNotice onReload={onReload} />
    </I18nProvider>,
  );
}

function UpdateNotice({ onReload }: { onReload: () => void }) {
  const { t } = useLingui();
  return (
    <Notice
      action={{ label: t`Load it now`, onClick: onReload }}
      className="mx-auto mt-3 w-[calc(100%-2rem)] max-w-measure"
    >
      <Trans>
        A new version is ready. Load it when it suits you: what you are writing in the chat stays.
      </Trans>
    </Notice>
  );
}
