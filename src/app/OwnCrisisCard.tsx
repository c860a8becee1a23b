import { lazy, Suspense } from 'react';
import type { CrisisCard as Card } from '../features/safety/safety.schema.ts';

const CrisisCard = lazy(async () => ({
  default: (await import('../features/safety/CrisisCard.tsx')).CrisisCard,
}));

/** The card beside what a person has just written for others; nobody else is shown it. */
export function OwnCrisisCard({ card }: { card: Card }) {
  return (
    <div role="status">
      <Suspense fallback={<p>{card.text}</p>}>
        <CrisisCard card={card} />
      </Suspense>
    </div>
  );
}
