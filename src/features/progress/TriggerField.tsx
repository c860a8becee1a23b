import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';
import { TRIGGER_LIMIT } from './slip.rules.ts';

type TriggerFieldProps = { value: string; onChange: (trigger: string) => void };

/** What came just before a slip: a few common answers, or the person's own words. */
export function TriggerField({ value, onChange }: TriggerFieldProps) {
  const { t } = useLingui();
  const common = [t`Stress`, t`Boredom`, t`Loneliness`, t`Payday`, t`An argument`, t`An ad`];
  return (
    <div className="grid gap-2">
      <TextField
        label={t`Trigger (optional)`}
        autoComplete="off"
        maxLength={TRIGGER_LIMIT}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <fieldset aria-label={t`Common answers`} className="flex flex-wrap gap-2">
        {common.map(trigger => (
          <button
            key={trigger}
            type="button"
            aria-pressed={value === trigger}
            onClick={() => onChange(value === trigger ? '' : trigger)}
            className="min-h-11 rounded-full border border-control px-4 text-sm transition-colors hover:bg-sunken aria-pressed:border-moss aria-pressed:bg-moss-soft aria-pressed:font-semibold aria-pressed:text-moss"
          >
            {trigger}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
