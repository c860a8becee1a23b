import { type ReactNode, useId } from 'react';

/** One group of settings under its heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid grid-cols-1 gap-4 p-5 sm:p-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
