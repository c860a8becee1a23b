import { type ReactNode, useId } from 'react';

type CheckFieldProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A box to tick, with what it means below its label. */
export function CheckField({ label, hint, checked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-start gap-2.5 py-2.25">
        <input
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={hint ? id : undefined}
          className="mt-0.75 size-5 shrink-0"
        />
        {label}
      </label>
      {hint ? (
        <p id={id} className="-mt-1 pl-7.5 text-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
