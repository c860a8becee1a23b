import { type ReactNode, useId } from 'react';

type SwitchProps = {
  label: string;
  hint?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
};

/** Something that is on or off, and takes effect at once. */
export function Switch({ label, hint, on, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start justify-between gap-4">
      <div className="grid gap-0.5 pt-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </span>
        ) : null}
      </div>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={on}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!on)}
        className="group inline-flex min-h-11 shrink-0 items-center disabled:opacity-60"
      >
        <span className="inline-flex h-7 w-12 items-center rounded-full border border-control bg-sunken p-0.5 transition-colors group-aria-checked:border-moss group-aria-checked:bg-moss">
          <span className="size-5 rounded-full bg-control transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-moss" />
        </span>
      </button>
    </div>
  );
}
