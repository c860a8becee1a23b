const reachable = 'a[href], button, details, input, select, summary, textarea, [tabindex="0"]';

/**
 * Puts `root`, which React is about to fill, into the place of what the build drew (prerender.tsx).
 * @returns what to call once it is filled: the keyboard is then where it was; what was opened, written and pressed
 * meanwhile is opened, written and pressed
 */
export function takeOver(drawn: HTMLElement, root: HTMLElement): () => void {
  const before = controlsOf(drawn);
  const nameOf = (element: Element | null) => [...before].find(([, control]) => control === element)?.[0];
  const active = nameOf(document.activeElement);
  const button = drawn.querySelector<HTMLButtonElement>('button[data-pressed]');
  // The browser itself opens and closes what drops from a button.
  const pressed =
    button?.popoverTargetElement?.matches(':popover-open') === false ? undefined : nameOf(button);
  drawn.replaceWith(root);

  return () => {
    const now = controlsOf(root);
    for (const [name, control] of before) carry(control, now.get(name));
    if (active) now.get(active)?.focus({ preventScroll: true });
    if (!pressed) return;
    now.get(pressed)?.focus({ preventScroll: true });
    // Once what was written is known to what the button belongs to.
    queueMicrotask(() => now.get(pressed)?.click());
  };
}

/** By a name that is the same in the drawing and in what takes its place. */
function controlsOf(place: HTMLElement): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const control of place.querySelectorAll<HTMLElement>(reachable)) {
    const label = (control as HTMLInputElement).labels?.[0] ?? control.querySelector('summary') ?? control;
    const name = `${control.localName} ${control.ariaLabel ?? label.textContent}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    controls.set(`${name} ${count}`, control);
  }
  return controls;
}

/** Does to a control what was done to the drawn one. */
function carry(from: HTMLElement, to: HTMLElement | undefined): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from instanceof HTMLInputElement && from.checked !== from.defaultChecked) {
    // The one that was chosen takes the choice from the other.
    if (from.checked || from.type === 'checkbox') to?.click();
  }
  if (!isText(from) || !isText(to) || from.value === from.defaultValue) return;
  // After words that the browser has kept.
  to.setRangeText(from.value, to.value.length, to.value.length, 'end');
  to.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const isText = (control: HTMLElement | undefined): control is HTMLTextAreaElement | HTMLInputElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && /^(text|search)$/.test(control.type));
