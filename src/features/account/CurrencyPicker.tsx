import { Trans, useLingui } from '@lingui/react/macro';
import { SaveState } from '../../ui/SaveState.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useSaving } from '../../ui/saving.ts';
import type { Me } from './account.schema.ts';
import { useSaveMe } from './me.api.ts';

/** The currency of amounts. A change renames them; nothing is converted. */
export function CurrencyPicker({ me }: { me: Me }) {
  const { t, i18n } = useLingui();
  const save = useSaveMe();
  const saving = useSaving(me.currency, currency => save({ currency }));
  const names = new Intl.DisplayNames(i18n.locale, { type: 'currency' });
  const options = Intl.supportedValuesOf('currency').map((code): [string, string] => [
    code,
    `${code} · ${names.of(code)}`,
  ]);
  return (
    <div className="grid grid-cols-1 gap-1">
      <SelectField
        label={t`Currency`}
        hint={<Trans>Amounts keep their figures; nothing is converted.</Trans>}
        value={saving.value}
        options={options}
        onChange={saving.set}
      />
      <SaveState saving={saving} />
    </div>
  );
}
