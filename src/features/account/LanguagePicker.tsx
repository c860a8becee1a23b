import { useLingui } from '@lingui/react/macro';
import { languageNames } from '../../shared/language.ts';
import { openIn } from '../../ui/language.ts';
import { SaveState } from '../../ui/SaveState.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useSaving } from '../../ui/saving.ts';
import type { Me } from './account.schema.ts';
import { useSaveMe } from './me.api.ts';

/** The language of the pages, and of what is sent to the person. */
export function LanguagePicker({ me }: { me: Me }) {
  const { t } = useLingui();
  const save = useSaveMe();
  const saving = useSaving(me.language, async language => {
    await save({ language });
    openIn(language);
  });
  return (
    <div className="grid grid-cols-1 gap-1">
      <SelectField
        label={t`Language`}
        hint={t`Of these pages, and of mails and notifications.`}
        value={saving.value}
        options={Object.entries(languageNames)}
        onChange={chosen => saving.set(chosen as Me['language'])}
      />
      <SaveState saving={saving} />
    </div>
  );
}
