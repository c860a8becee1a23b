import { useLingui } from '@lingui/react/macro';

/** A grey shape where something is coming. Give it a size. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`rounded-md bg-line ${className}`} />;
}

/** The shape of a card's content that is on its way. */
export function CardSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="appear-late grid gap-3">
      <Skeleton className="h-11 w-full max-w-sm" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}

/** The shape of a screen that is on its way; shows itself only after 150 ms. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="appear-late page grid content-start gap-6">
      <Skeleton className="h-9 w-56" />
      <div className="grid max-w-measure gap-3">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  );
}
