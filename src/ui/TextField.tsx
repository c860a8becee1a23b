import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

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
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
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
          aria-describedby={described || undefined}
          className="field w-full min-w-0"
        />
        {button}
      </div>
      {error ? (
        <p id={`${id}-error`} className="flex gap-1.5 text-clay-ink text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
