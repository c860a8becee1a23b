import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not([disabled]), input, textarea, select, [tabindex="0"]';

/**
 * The keys of a feed: Page Down and Page Up go from article to article, Control with End or Home behind and before all of
 * them (WAI-ARIA Authoring Practices, pattern 'Feed').
 */
export function moveThrough(event: KeyboardEvent<HTMLElement>): void {
  const feed = event.currentTarget;
  const target = targetOf(event.key, event.ctrlKey, feed, (event.target as Element).closest('article'));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, control: boolean, feed: Element, article: Element | null): HTMLElement | null {
  if (key === 'PageDown' && !control) return (article?.nextElementSibling ?? null) as HTMLElement | null;
  if (key === 'PageUp' && !control) return (article?.previousElementSibling ?? null) as HTMLElement | null;
  if (!control || (key !== 'End' && key !== 'Home')) return null;
  const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    element => !feed.contains(element) && element.checkVisibility(),
  );
  const before = (element: Element) =>
    Boolean(feed.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
  return (key === 'End' ? all.find(element => !before(element)) : all.findLast(before)) ?? null;
}
