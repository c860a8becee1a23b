import type { Coach } from './coach.schema.ts';

/** A coach's picture; their name always stands beside it. */
export function Avatar({
  coach,
  className = 'size-9 text-lg',
}: {
  coach: Coach | undefined;
  className?: string;
}) {
  return (
    <span
      aria-hidden
      className={`inline-flex shrink-0 items-center justify-center rounded-full bg-sunken leading-none ${className}`}
    >
      {coach?.avatar}
    </span>
  );
}
