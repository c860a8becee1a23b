import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of a month that is on its way. */
export function CalendarSkeleton() {
  return (
    <div className="appear-late card grid gap-4 p-5 sm:p-6">
      <Skeleton className="h-7 w-44" />
      <div className="grid grid-cols-7 gap-1">
        {Array.from({ length: 42 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change
          <Skeleton key={i} className="h-11 opacity-60" />
        ))}
      </div>
    </div>
  );
}
