import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './Button.tsx';

type DialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal window over the page: open as long as it is rendered. Focus begins in its first field and goes back to
 * where it was. A click beside it does not close it, so nothing typed is lost by accident.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('input, textarea, select')?.focus();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        // The event is late: it also comes after this dialog was taken away or opened again.
        if (dialog.current && !dialog.current.open) onClose();
      }}
      className="dialog"
    >
      <div className="grid gap-5">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="min-w-0 text-xl [overflow-wrap:anywhere]">
            {title}
          </h2>
          <IconButton
            label={t`Close`}
            icon={<X aria-hidden className="size-6" />}
            onClick={onClose}
            className="-mt-1 -mr-2"
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
