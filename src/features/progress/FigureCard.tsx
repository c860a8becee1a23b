import { type ReactNode, useId } from 'react';

type FigureCardProps = { title: string; figure: ReactNode; unit?: ReactNode; children: ReactNode };

/** One number under its heading, and one line about it. */
export function FigureCard({ title, figure, unit, children }: FigureCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid content-between gap-4 p-5 sm:p-6">
      <div>
        <h2 id={id} className="font-semibold text-base">
          {title}
        </h2>
        <p className="mt-2">
          <span className="font-bold text-2xl tabular-nums">{figure}</span> {unit}
        </p>
      </div>
      {children}
    </section>
  );
}
