import { lazy, Suspense } from 'react';
import { callHref, textHref } from '../features/help/phone.rules.ts';
import type { CrisisCard as Card } from '../features/safety/safety.schema.ts';
import { withMessages } from '../ui/language.ts';

/** Fetches the card ahead of need. */
export const loadCrisisCard = () => withMessages(import('../features/safety/CrisisCard.tsx'));

const FullCard = lazy(() =>
  // The numbers never wait for a connection that has just dropped.
  loadCrisisCard().then(
    ({ CrisisCard }) => ({ default: CrisisCard }),
    () => ({ default: PlainCard }),
  ),
);

/** People to reach, for somebody who may not be safe; its words and numbers at once, the rest when its code is here. */
export function CrisisCard({ card }: { card: Card }) {
  return (
    <Suspense fallback={<PlainCard card={card} />}>
      <FullCard card={card} />
    </Suspense>
  );
}

/** The card beside what a person has just written for others; nobody else is shown it. */
export function OwnCrisisCard({ card }: { card: Card }) {
  return (
    <div role="status">
      <CrisisCard card={card} />
    </div>
  );
}

function PlainCard({ card }: { card: Card }) {
  return (
    <div className="card grid gap-3 border-moss p-4 sm:p-5">
      <p className="max-w-measure">{card.text}</p>
      <ul className="grid">
        {card.helplines.map(({ id, name, number, takesCalls, sms }) => (
          <li key={id}>
            <a
              href={sms && !takesCalls ? textHref(sms) : callHref(number)}
              className="link inline-flex min-h-11 items-center"
            >
              {name} {takesCalls ? number : sms?.number}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
