import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Me } from '../features/account/account.schema.ts';
import { useDelivery } from '../features/progress/checkIns.api.ts';
import { PageSkeleton } from '../ui/Skeleton.tsx';
import { CouldNotLoad } from './CouldNotLoad.tsx';
import { coachesQuery, memberCache } from './memberCache.ts';
import type { Member } from './screens.tsx';

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
  useDelivery(me.id);
  const { data: coaches, error, isFetching, refetch } = useQuery(coachesQuery);
  if (coaches) return show({ me, coaches });
  if (error) return <CouldNotLoad error={error} pending={isFetching} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}
