import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from './idle.ts';
import { CardSkeleton } from './Skeleton.tsx';

/**
 * What is far down a long page: shown, and its code fetched, when it comes within a screen of what is seen, or as soon as the
 * browser has nothing else to do, so that a search in the page and a print find it. Children are best lazy.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const show = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      rootMargin: '50% 0px',
    });
    observer.observe(element);
    const stopWaiting = whenIdle(show);
    return () => {
      observer.disconnect();
      stopWaiting();
    };
  }, []);
  if (near) return <Suspense fallback={<CardSkeleton />}>{children}</Suspense>;
  return (
    <div ref={place}>
      <CardSkeleton />
    </div>
  );
}
