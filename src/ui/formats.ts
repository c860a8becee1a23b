import { useLingui } from '@lingui/react';
import { usePreferences } from './preferences.ts';

/** The locale in which dates and numbers are written: as chosen, else the browser's own if it speaks the page's language. */
export function useFormats(): string {
  const { i18n } = useLingui();
  const { formats } = usePreferences();
  if (formats) return formats;
  const own = navigator.languages.find(tag => tag === i18n.locale || tag.startsWith(`${i18n.locale}-`));
  return own ?? i18n.locale;
}
