import { type ReactNode, useId } from 'react';
import { FieldNotes, notesOf } from './FieldNotes.tsx';

type SelectFieldProps = {
  label: string;
  hint?: ReactNode;
  value: string;
  /** Values with their names. */
  options: [string, string][];
  onChange: (value: string) => void;
};

/** A labelled choice of one out of many. */
export function SelectField({ label, hint, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={notesOf({ id, hint })}
        onChange={({ target }) => onChange(target.value)}
        className="field w-full max-w-sm"
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}
