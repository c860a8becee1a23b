import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Coach } from '../coach/coach.schema.ts';

/** The coach who answers in the chat now, as they greet and what they know best. */
export function CurrentCoach({ coach }: { coach: Coach }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-lg bg-moss-soft p-5 max-lg:-order-1 sm:p-6 lg:sticky lg:top-24"
    >
      <h2 id={id} className="text-lg">
        <Trans>Current Coach</Trans>
      </h2>
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-surface text-xl"
        >
          {coach.avatar}
        </span>
        <div>
          <p className="font-semibold">{coach.name}</p>
          <p className="text-sm">{coach.title}</p>
        </div>
      </div>
      <p>{coach.greeting}</p>
      <ul className="grid gap-1 text-sm">
        {coach.specialties.map(specialty => (
          <li key={specialty} className="flex gap-2">
            <span aria-hidden className="mt-2 size-1.5 shrink-0 rounded-full bg-moss" />
            {specialty}
          </li>
        ))}
      </ul>
    </section>
  );
}
