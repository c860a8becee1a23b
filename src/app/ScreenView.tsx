import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { reloadMe, useSession } from '../features/account/session.ts';
import { PageSkeleton } from '../ui/Skeleton.tsx';
import { Arrival } from './Arrival.tsx';
import { CouldNotLoad } from './CouldNotLoad.tsx';
import { paramsOf } from './path.ts';
import { memberArea, type Screen, welcome } from './screens.tsx';

type ScreenViewProps = { path: string; screen: Screen; onSignIn: () => void; onSignUp: () => void };

/** The screen of the path, or the welcome in its place for a visitor who is not signed in. */
export function ScreenView({ path, screen, onSignIn, onSignUp }: ScreenViewProps) {
  const { i18n } = useLingui();
  const session = useSession();
  const me = session.state === 'known' ? session.me : undefined;
  const at = `${path} ${me?.id ?? ''}`;
  const params = paramsOf(screen.path, path) ?? {};
  const title = screen.path === '/' ? undefined : i18n._(screen.name);

  if (screen.open) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Arrival at={at} title={title}>
          {screen.show({ me, onSignIn }, params)}
        </Arrival>
      </Suspense>
    );
  }
  if (session.state === 'loading') return <PageSkeleton />;
  if (session.state === 'failed')
    return <CouldNotLoad error={session.error} onRetry={() => void reloadMe()} />;
  if (!me) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Arrival at={at} title={undefined}>
          <welcome.Page onSignIn={onSignIn} onSignUp={onSignUp} />
        </Arrival>
      </Suspense>
    );
  }
  const { show } = screen;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <memberArea.Page
        me={me}
        show={member => (
          <Arrival at={at} title={title}>
            {show(member, params)}
          </Arrival>
        )}
      />
    </Suspense>
  );
}
