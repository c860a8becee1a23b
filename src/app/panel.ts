/** A popover stands over the whole page, so it has to be told where the header it belongs to ends. */
export function placeUnderHeader(panel: HTMLElement): void {
  const bottom = panel.closest('header')?.getBoundingClientRect().bottom;
  if (bottom) panel.style.setProperty('--top', `${bottom}px`);
}
