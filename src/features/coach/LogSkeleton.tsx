import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of a conversation that is on its way. */
export function LogSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading the conversation`} className="appear-late grid gap-6">
      <Skeleton className="h-10 w-1/2 justify-self-end rounded-lg" />
      <div className="flex gap-3">
        <Skeleton className="size-9 rounded-full" />
        <div className="grid flex-1 gap-2 pt-2">
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </div>
    </div>
  );
}
