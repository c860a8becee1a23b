import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { AccountView } from '../features/account/AccountDialogs.tsx';
import { useSession } from '../features/account/session.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { whenIdle } from '../ui/idle.ts';
import { Notice } from '../ui/Notice.tsx';
import { focusHeading } from './Arrival.tsx';
import { boot } from './boot.ts';
import { Layout } from './Layout.tsx';
import { useQuickExit } from './quickExit.ts';
import { ScreenView } from './ScreenView.tsx';
import { findScreen, memberArea } from './screens.tsx';

const loadDialogs = () => import('../features/account/AccountDialogs.tsx');
const AccountDialogs = lazy(async () => ({ default: (await loadDialogs()).AccountDialogs }));

/** The whole app: who is here, where they are, and the account dialogs over it. */
export function App() {
  const [path] = useLocation();
  const session = useSession();
  const me = session.state === 'known' ? session.me : undefined;
  const [view, setView] = useState<AccountView | null>(null);
  const [refused, setRefused] = useState<AccountView | null>(null);
  const { t } = useLingui();
  useQuickExit();

  const signedOut = me === null;
  const known = me !== undefined;
  useEffect(() => (known ? preloadWhenIdle(signedOut) : undefined), [known, signedOut]);

  const screen = findScreen(path);
  // Fetched before it is shown: a connection that drops here must not take the page with it.
  function open(next: AccountView) {
    setRefused(null);
    loadDialogs().then(
      () => setView(next),
      () => setRefused(next),
    );
  }
  const actions = { onSignIn: () => open('sign-in'), onSignUp: () => open('sign-up') };
  return (
    <Layout
      me={me}
      screen={screen}
      // The welcome and the page for a new password have their own.
      accountButtons={signedOut && screen.open && screen.path !== '/reset-password' ? actions : undefined}
    >
      {refused ? (
        <Notice
          tone="error"
          action={{ label: t`Try again`, onClick: () => open(refused) }}
          className="m-4 sm:mx-8"
        >
          <Trans>This could not be opened. Please check your connection.</Trans>
        </Notice>
      ) : null}
      <ErrorBoundary key={path}>
        <ScreenView path={path} screen={screen} {...actions} />
      </ErrorBoundary>
      {view ? (
        <Suspense>
          <AccountDialogs
            view={view}
            provider={boot?.provider ?? null}
            onView={setView}
            onClose={() => setView(null)}
            onSignedIn={() => {
              // The dialog has to be gone before anything behind it can take the focus.
              flushSync(() => setView(null));
              focusHeading();
            }}
          />
        </Suspense>
      ) : null}
    </Layout>
  );
}

/** Fetches what most people want next. */
function preloadWhenIdle(signedOut: boolean) {
  // Other screens are fetched when a pointer or the focus comes near their links, Help now by the service worker: a first
  // visit stays light.
  const next = signedOut ? loadDialogs : memberArea.preload;
  return whenIdle(() => void next().catch(() => {}));
}
