import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { SaveState } from '../../ui/SaveState.tsx';
import { useSaving } from '../../ui/saving.ts';
import { TextField } from '../../ui/TextField.tsx';

type DailyAmountProps = {
  stored: string;
  currency: string;
  onSave: (amount: string) => Promise<unknown>;
};

/** What a day without gambling saves: a figure for the cairn, never an allowance. */
export function DailyAmount({ stored, currency, onSave }: DailyAmountProps) {
  const { t } = useLingui();
  const saving = useSaving(stored.replace(/\.00$/, ''), onSave);
  const number = Number(saving.value);
  const fits = saving.value.trim() !== '' && number >= 0 && number <= 1000;
  return (
    <div className="grid max-w-md gap-1">
      <TextField
        label={t`Daily amount`}
        type="number"
        inputMode="decimal"
        min={0}
        max={1000}
        step="0.01"
        value={saving.value}
        error={fits ? undefined : t`Please give an amount from 0 to 1000.`}
        hint={
          <Trans>
            What you used to lose on a usual day, in {currency}. Each clean day from now on adds it to your
            savings; days you have marked keep what they added.
          </Trans>
        }
        onChange={({ target }) => {
          const typed = target.value;
          const amount = Number(typed);
          if (typed.trim() !== '' && amount >= 0 && amount <= 1000) saving.type(typed);
          else saving.keep(typed);
        }}
        onBlur={saving.flush}
      />
      <SaveState saving={saving} />
    </div>
  );
}
