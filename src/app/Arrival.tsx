import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { usePreferences } from '../ui/preferences.ts';

let arrivedAt: string | undefined;
let path = location.pathname;
let wentBack = false;
addEventListener('popstate', () => {
  // Going to a part of the same screen is told in the same way.
  wentBack = location.pathname !== path;
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
  const { discreet } = usePreferences();
  const spoken = title ? t`${title} · Cairn` : t`Cairn · gambling recovery support`;
  const fullTitle = discreet ? t`Notes` : spoken;

  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);

  useEffect(() => {
    if (arrivedAt === at) return;
    const first = arrivedAt === undefined;
    arrivedAt = at;
    path = location.pathname;
    // The browser itself puts a page that was gone back to where it was.
    const cameBack = wentBack;
    wentBack = false;
    if (!cameBack && goToPart()) return;
    if (first) return;
    if (!cameBack) scrollTo(0, 0);
    focusHeading();
  }, [at]);

  return children;
}

/** Goes to the part of the screen that the address names. Answers whether there is one. */
function goToPart(): boolean {
  const part = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (!part) return false;
  part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
  return true;
}

/** Moves the keyboard and the screen reader to the start of the screen. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
