import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';

let arrivedAt: string | undefined;
let wentBack = false;
addEventListener('popstate', () => {
  wentBack = true;
});

type ArrivalProps = {
  /** Changes when another screen, or another person, takes the place. */
  at: string;
  /** The screen's part of the document's title; the first screen has none. */
  title: string | undefined;
  children: ReactNode;
};

/** What a page load would do when the screen changes: title, place on the page, and where the keyboard is. */
export function Arrival({ at, title, children }: ArrivalProps) {
  const { t } = useLingui();
  const fullTitle = title ? t`${title} · Cairn` : t`Cairn · gambling recovery support`;

  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);

  useEffect(() => {
    if (arrivedAt === at) return;
    const first = arrivedAt === undefined;
    arrivedAt = at;
    // The browser itself puts a page that was gone back to where it was.
    const keepPlace = first || wentBack;
    wentBack = false;
    if (!keepPlace) scrollTo(0, 0);
    if (!first) focusHeading();
  }, [at]);

  return children;
}

/** Moves the keyboard and the screen reader to the start of the screen. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
