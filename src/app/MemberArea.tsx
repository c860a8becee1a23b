import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { greetNewcomer } from '../features/account/account.api.ts';
import type { Me } from '../features/account/account.schema.ts';
import { LeavingNotice } from '../features/account/LeavingNotice.tsx';
import { useSignOut } from '../features/account/signOut.ts';
import { useDelivery } from '../features/progress/checkIns.api.ts';
import { useLocked } from '../features/settings/lock.ts';
import { withMessages } from '../ui/language.ts';
import { PageSkeleton } from '../ui/Skeleton.tsx';
import { CouldNotLoad } from './CouldNotLoad.tsx';
import { coachesQuery, memberCache } from './memberCache.ts';
import type { Member } from './screens.tsx';

const LockScreen = lazy(async () => ({
  default: (await withMessages(import('../features/settings/LockScreen.tsx'))).LockScreen,
}));

type MemberAreaProps = { me: Me; show: (member: Member) => ReactNode };

/** Around the screens of a signed-in person; a chunk of its own, which visitors don't load. */
export function MemberArea({ me, show }: MemberAreaProps) {
  return (
    <QueryClientProvider client={memberCache(me)}>
      <WithCoaches me={me} show={show} />
    </QueryClientProvider>
  );
}

function WithCoaches({ me, show }: MemberAreaProps) {
  const locked = useLocked();
  const signOut = useSignOut();
  useDelivery(me.id);
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('new')) return;
    history.replaceState(history.state, '', location.pathname);
    // What the server assumed will do until the next visit.
    void greetNewcomer().catch(() => {});
  }, []);
  const { data: coaches, error, isFetching, refetch } = useQuery(coachesQuery);
  if (locked)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <LockScreen onSignOut={() => signOut.start({ everywhere: false })} />
      </Suspense>
    );
  if (coaches)
    return (
      <>
        <LeavingNotice me={me} />
        {show({ me, coaches })}
      </>
    );
  if (error) return <CouldNotLoad error={error} pending={isFetching} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}
