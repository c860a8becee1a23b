const reachable = 'a[href], button, details, input, select, summary, textarea, [tabindex="0"]';

/**
 * Puts `root`, which React is about to fill, into the place of what the build drew (prerender.tsx).
 * @returns what to call once it is filled: the keyboard is then where it was; what was opened, written and pressed
 * meanwhile is opened, written and pressed
 */
export function takeOver(drawn: HTMLElement, root: HTMLElement): () => void {
  const active = document.activeElement;
  const touched = [...controlsIn(drawn)].filter(control => control === active || wasTouched(control));
  const names = touched.length > 0 ? named(drawn) : new Map<string, HTMLElement>();
  drawn.replaceWith(root);

  return () => {
    if (touched.length === 0) return;
    const now = named(root);
    for (const [name, control] of names) {
      const next = touched.includes(control) ? now.get(name) : undefined;
      if (next) carry(control, next, control === active);
    }
  };
}

const controlsIn = (place: HTMLElement) => place.querySelectorAll<HTMLElement>(reachable);

/** By a name that is the same in the drawing and in what takes its place. */
function named(place: HTMLElement): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const control of controlsIn(place)) {
    const label = (control as HTMLInputElement).labels?.[0] ?? control.querySelector('summary') ?? control;
    const name = `${control.localName} ${control.ariaLabel ?? label.textContent}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    controls.set(`${name} ${count}`, control);
  }
  return controls;
}

function wasTouched(control: HTMLElement): boolean {
  if (control instanceof HTMLDetailsElement) return control.open;
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) return true;
  if (control instanceof HTMLButtonElement && control.dataset.pressed !== undefined) {
    // The browser itself opens and closes what drops from a button.
    return control.popoverTargetElement?.matches(':popover-open') ?? true;
  }
  return isText(control) && control.value !== control.defaultValue;
}

/** Does to a control what was done to the drawn one. */
function carry(from: HTMLElement, to: HTMLElement, active: boolean): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
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
