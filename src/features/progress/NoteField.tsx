import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { NOTE_LIMIT } from './slip.rules.ts';

type NoteFieldProps = { value: string; onChange: (note: string) => void };

/** Room for a few words to oneself. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        <Trans>Note (optional)</Trans>
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={NOTE_LIMIT}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="field w-full resize-y leading-normal"
      />
    </div>
  );
}
