import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
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
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
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
        aria-describedby={described || undefined}
        className="field max-h-[60dvh] w-full resize-none leading-normal"
      />
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
