import { Trans, useLingui } from '@lingui/react/macro';
import { SaveState } from '../../ui/SaveState.tsx';
import { useSaving } from '../../ui/saving.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { Me } from './account.schema.ts';
import { NAME_MAX } from './formProblem.ts';
import { useSaveMe } from './me.api.ts';

/** The name that others see. */
export function NameSetting({ me }: { me: Me }) {
  const { t } = useLingui();
  const save = useSaveMe();
  const saving = useSaving(me.fullName, fullName => save({ fullName }));
  return (
    <div className="grid grid-cols-1 gap-1">
      <TextField
        label={t`Display name`}
        autoComplete="nickname"
        maxLength={NAME_MAX}
        value={saving.value}
        error={saving.value.trim() ? undefined : t`Please write a name.`}
        hint={<Trans>Others see it in the room and the community, also beside what you wrote before.</Trans>}
        onChange={({ target }) =>
          target.value.trim() ? saving.type(target.value) : saving.keep(target.value)
        }
        onBlur={saving.flush}
      />
      <SaveState saving={saving} />
    </div>
  );
}
