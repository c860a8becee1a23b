import { type ReactNode, useId } from 'react';

/** One part of a page to read, under its heading; where there is room for a second column, beside it. */
export function ProsePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 print:block lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-8"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="grid content-start gap-3">{children}</div>
    </section>
  );
}

/** Points in a page to read. */
export function ProseList({ children }: { children: ReactNode }) {
  return <ul className="grid max-w-measure list-disc gap-2 pl-5">{children}</ul>;
}
