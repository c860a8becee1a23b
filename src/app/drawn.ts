const reachable = 'a[href], button, input, select, summary, textarea, [tabindex="0"]';

/**
 * The page may come with its first screen drawn by the build (prerender.tsx), which React replaces at once. Call it right
 * before that.
 * @returns what to call right after: the keyboard is then where it was, and what was pressed meanwhile is pressed
 */
export function takeOver(root: HTMLElement): () => void {
  const { dataset } = root;
  if (dataset.drawn === undefined) return () => {};
  const all = () => [...root.querySelectorAll<HTMLElement>(reachable)];
  const at = all().indexOf(document.activeElement as HTMLElement);
  return () => {
    const { pressed } = dataset;
    delete dataset.drawn;
    delete dataset.pressed;
    if (at >= 0) all()[at]?.focus({ preventScroll: true });
    const buttons = [...root.querySelectorAll('button')];
    const button = buttons.find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === pressed);
    button?.focus({ preventScroll: true });
    button?.click();
  };
}
