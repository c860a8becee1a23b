/** A filled dot: this person has the room open now. Says nothing by itself; words must stand beside it. */
export function PresenceDot({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`inline-block size-2 shrink-0 rounded-full bg-moss ${className}`} />;
}
