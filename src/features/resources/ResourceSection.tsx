import { type MouseEvent, type ReactNode, useId } from 'react';
import { buttonClass } from '../../ui/Button.tsx';

type ResourceSectionProps = { id: string; title: string; children: ReactNode };

/** A part of the page that an address can name. */
export function ResourceSection({ id, title, children }: ResourceSectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={heading}
      className="grid gap-4 border-line border-t pt-6 outline-none"
    >
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A way to such a part. It makes no entry in the history: Back leads to the screen before. */
export function PartLink({ id, children }: { id: string; children: ReactNode }) {
  function go(event: MouseEvent<HTMLAnchorElement>) {
    const section = document.getElementById(id);
    if (!section) return;
    event.preventDefault();
    history.replaceState(history.state, '', `#${id}`);
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  }
  return (
    <a href={`#${id}`} onClick={go} className={buttonClass()}>
      {children}
    </a>
  );
}
