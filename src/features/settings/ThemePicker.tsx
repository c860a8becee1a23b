import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../ui/theme.ts';

/** Light, dark, or as the device has it. */
export function ThemePicker() {
  const { t } = useLingui();
  const name = useId();
  const chosen = useThemeChoice();
  const choices: [ThemeChoice, string][] = [
    ['system', t`Same as this device`],
    ['light', t`Light`],
    ['dark', t`Dark`],
  ];
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Theme</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(([choice, label]) => (
          <label key={choice} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
              className="size-5"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
