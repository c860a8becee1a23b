const reachable = 'a[href], button, details, input, select, summary, textarea, [tabindex="0"]';

/**
 * Puts `root`, which React is about to fill, into the place of what the build drew (prerender.tsx).
 * @returns what to call once it is filled: the keyboard is then where it was; what was opened, written and pressed
 * meanwhile is opened, written and pressed
 */
export function takeOver(drawn: HTMLElement, root: HTMLElement): () => void {
  const active = document.activeElement;
  const before = named(drawn);
  const button = drawn.querySelector<HTMLButtonElement>('[data-pressed]');
  // The browser itself opens and closes what drops from a button.
  if (button?.popoverTargetElement?.matches(':popover-open') === false) delete button.dataset.pressed;
  drawn.replaceWith(root);

  return () => {
    const now = named(root);
    for (const [name, control] of before) {
      const next = now.get(name);
      if (next) carry(control, next, control === active);
    }
  };
}

/** By a name that is the same in the drawing and in what takes its place. */
function named(place: HTMLElement): Map<string, HTMLElement> {
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
function carry(from: HTMLElement, to: HTMLElement, active: boolean): void {
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
  if (from instanceof HTMLInputElement && from.checked !== from.defaultChecked) {
    // The one that was chosen takes the choice from the other.
    if (from.checked || from.type === 'checkbox') to.click();
  }
  if (isText(from) && isText(to) && from.value !== from.defaultValue) {
    // After words that the browser has kept.
    to.setRangeText(from.value, to.value.length, to.value.length, 'end');
    to.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const pressed = from.dataset.pressed !== undefined;
  if (active || pressed) to.focus({ preventScroll: true });
  // Once what was written is known to what the button belongs to.
  if (pressed) queueMicrotask(() => to.click());
}

const isText = (control: HTMLElement | undefined): control is HTMLTextAreaElement | HTMLInputElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && /^(text|search)$/.test(control.type));
