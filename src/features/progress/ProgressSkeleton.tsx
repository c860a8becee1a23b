import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';

/** The shape of the page while its numbers are on their way. */
export function ProgressSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="appear-late grid gap-6">
      <div className="card grid gap-8 p-5 sm:p-6 md:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-12 w-full sm:w-48" />
        </div>
        <Skeleton className="aspect-4/3 w-full max-w-96 justify-self-center opacity-60" />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <FigureSkeleton />
        <FigureSkeleton />
      </div>
      <CalendarSkeleton />
    </div>
  );
}

function FigureSkeleton() {
  return (
    <div className="card grid gap-4 p-5 sm:p-6">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-10 w-24" />
      <Skeleton className="h-4 w-full" />
    </div>
  );
}
