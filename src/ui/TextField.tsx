import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes, notesOf } from './FieldNotes.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** Stays visible below the field, and is read out with it. */
  hint?: ReactNode;
  /** What is wrong with the value and how to put it right. */
  error?: string | undefined;
  /** A button inside the row of the field. */
  button?: ReactNode;
};

/** A labelled text field with its hint and its error beside it. */
export function TextField({ label, hint, error, button, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesOf({ id, hint, error })}
          className="field w-full min-w-0"
        />
        {button}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
