import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

type ChoiceListProps<Value extends string> = {
  legend: string;
  choices: { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
};

/** One of a few, each on a line of its own. */
export function ChoiceList<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  error,
}: ChoiceListProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      {choices.map(choice => (
        <label key={choice.value} className="flex min-h-11 items-center gap-2.5">
          <input
            type="radio"
            name={id}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="size-5 shrink-0"
          />
          {choice.label}
        </label>
      ))}
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 flex gap-1.5 text-clay-ink text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
