import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of a few posts; shows itself only after 150 ms. */
export function PostListSkeleton({ count = 3 }: { count?: number }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="appear-late grid gap-6">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins are all the same
        <div key={i} className="card grid gap-4 p-5 sm:p-6">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-40" />
          <div className="grid max-w-measure gap-2">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </div>
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
