import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { FieldNotes, notesOf } from './FieldNotes.tsx';
import { useGrowingHeight } from './growingHeight.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'ref'> & {
  label: string;
  value: string;
  /** Stays visible below the field, and is read out with it. */
  hint?: ReactNode;
  /** What is wrong with the text and how to put it right. */
  error?: string | undefined;
};

/** A labelled field for more than one line, as high as its text, with its hint and its error beside it. */
export function TextArea({ label, hint, error, value, rows = 4, ...area }: TextAreaProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useGrowingHeight(field, value);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <textarea
        dir="auto"
        {...area}
        ref={field}
        id={id}
        rows={rows}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf({ id, hint, error })}
        className="field max-h-[60dvh] w-full resize-none leading-normal"
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
