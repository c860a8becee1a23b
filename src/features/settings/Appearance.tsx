import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { choosePreferences, type Preferences, usePreferences } from '../../ui/preferences.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { ThemePicker } from './ThemePicker.tsx';

const sizes: Preferences['textSize'][] = [100, 115, 130, 150];

/** Where people write dates and numbers in their own way; the words stay in the language of the page. */
const formats = [
  'en-US',
  'en-GB',
  'en-IE',
  'en-CA',
  'en-AU',
  'en-NZ',
  'en-ZA',
  'en-IN',
  'de',
  'es',
  'es-AR',
  'es-CL',
  'es-CO',
  'es-MX',
  'es-PE',
  'es-US',
  'fr',
  'it',
  'nl',
  'pt',
  'sv',
];

/** How this device shows Cairn. */
export function Appearance({ language }: { language: ReactNode }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { textSize, lessMotion, formats: chosen } = usePreferences();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const sample = new Date(2026, 2, 31, 20, 5);
  const locale = chosen || undefined;
  return (
    <div className="grid grid-cols-1 gap-5">
      {language}
      <ThemePicker />
      <fieldset>
        <legend className="mb-1 font-semibold text-sm">
          <Trans>Text size</Trans>
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {sizes.map(size => (
            <label key={size} className="flex min-h-11 items-center gap-2.5 tabular-nums">
              <input
                type="radio"
                name={id}
                checked={textSize === size}
                onChange={() => choosePreferences({ textSize: size })}
                className="size-5"
              />
              {size}%
            </label>
          ))}
        </div>
      </fieldset>
      <Switch
        label={t`Less motion`}
        hint={<Trans>Nothing moves that need not, whatever this device is set to.</Trans>}
        on={lessMotion}
        onChange={on => choosePreferences({ lessMotion: on })}
      />
      <div className="grid grid-cols-1 gap-1">
        <SelectField
          label={t`Dates and numbers`}
          value={chosen}
          options={[
            ['', t`As this browser has them`],
            ...formats.map((tag): [string, string] => [tag, names.of(tag) ?? tag]),
          ]}
          onChange={tag => choosePreferences({ formats: tag })}
        />
        <p className="text-muted text-sm tabular-nums">
          {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(sample)} ·{' '}
          {new Intl.NumberFormat(locale).format(1234.5)}
        </p>
      </div>
    </div>
  );
}
