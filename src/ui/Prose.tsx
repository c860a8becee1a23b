import { type ReactNode, useId } from 'react';

/** One part of a page to read, under its heading. */
export function ProsePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Points in a page to read. */
export function ProseList({ children }: { children: ReactNode }) {
  return <ul className="grid max-w-measure list-disc gap-2 pl-5">{children}</ul>;
}
