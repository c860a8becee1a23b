import { Trans, useLingui } from '@lingui/react/macro';
import { SaveState } from '../../ui/SaveState.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useSaving } from '../../ui/saving.ts';
import type { Me } from './account.schema.ts';
import { useSaveMe } from './me.api.ts';

/** Where the person's days begin and end. */
export function TimeZonePicker({ me }: { me: Me }) {
  const { t } = useLingui();
  const save = useSaveMe();
  const saving = useSaving(me.timeZone, timeZone => save({ timeZone }));
  const zones = [...new Set([me.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
  return (
    <div className="grid grid-cols-1 gap-1">
      <SelectField
        label={t`Time zone`}
        hint={<Trans>Your day, and with it your check-in, begins at midnight there.</Trans>}
        value={saving.value}
        options={zones.map((zone): [string, string] => [zone, zone.replaceAll('_', ' ')])}
        onChange={saving.set}
      />
      <SaveState saving={saving} />
    </div>
  );
}
