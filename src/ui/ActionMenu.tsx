import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export type MenuAction = { label: string; icon: ReactNode; onClick: () => void };

type ActionMenuProps = {
  /** Says of what, for somebody who goes from button to button. */
  label: string;
  actions: MenuAction[];
};

/** A few actions behind one button. The browser itself closes it on Escape and on a click outside. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    let frame = 0;
    // The page has its new form a frame after the window has.
    const place = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (panel.current && button.current) placeUnder(panel.current, button.current);
      });
    };
    addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', place);
    };
  }, [open]);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={label}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink"
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        // It can be measured only once it is shown; nobody sees it before it has its place.
        onBeforeToggle={({ currentTarget }) => {
          currentTarget.style.opacity = '0';
        }}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open');
          if (newState === 'open' && button.current) placeUnder(currentTarget, button.current);
        }}
        className="absolute inset-auto m-0 w-max min-w-[min(11rem,calc(100vw-1rem))] max-w-[calc(100vw-1rem)] rounded-md border border-line bg-surface p-1 text-ink shadow-raised"
      >
        {actions.map(({ label: words, icon, onClick }) => (
          <button
            key={words}
            type="button"
            className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start text-sm hover:bg-sunken"
            onClick={() => {
              // Closed first, so that a dialog gives the focus back to the button of the menu.
              panel.current?.hidePopover();
              button.current?.focus();
              onClick();
            }}
          >
            {icon}
            {words}
          </button>
        ))}
      </div>
    </>
  );
}

/** Puts a popover at the end of a button, on the page rather than the window, so that both scroll as one. */
function placeUnder(panel: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const below = at.bottom + height < innerHeight;
  const left = Math.max(8, Math.min(at.right, document.documentElement.clientWidth - 8) - width);
  panel.style.left = `${left + scrollX}px`;
  panel.style.top = `${(below ? at.bottom : at.top - height) + scrollY}px`;
  panel.style.opacity = '1';
}
