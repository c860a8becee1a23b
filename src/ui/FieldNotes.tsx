import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type FieldNotesProps = {
  /** Of the field. */
  id: string;
  /** Stays visible, and is read out with the field. */
  hint?: ReactNode;
  /** What is wrong with the value and how to put it right. */
  error?: string | undefined;
};

/** The ids of what stands below a field, for its `aria-describedby`; undefined when nothing does. */
export const notesOf = ({ id, hint, error }: FieldNotesProps): string | undefined =>
  [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;

/** What stands below a field: first what is wrong, then its hint. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
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
    </>
  );
}
