/** Says nothing by itself: a sender's first letter, and a filled dot when they have the room open now. */
export function Initial({ name, online }: { name: string; online: boolean }) {
  const [first = ''] = name.trim();
  return (
    <span
      aria-hidden
      className="relative mt-0.5 inline-flex max-[22.5rem]:hidden size-9 shrink-0 select-none items-center justify-center rounded-full bg-line font-semibold text-muted text-sm"
    >
      {first.toUpperCase()}
      {online ? (
        <span className="-right-0.5 -bottom-0.5 absolute size-3 rounded-full border-2 border-paper bg-moss" />
      ) : null}
    </span>
  );
}
