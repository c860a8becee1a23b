import { useLingui } from '@lingui/react/macro';
import { languageNames, languages } from '../shared/language.ts';
import { language, openIn } from '../ui/language.ts';

/** The languages of the page, each in its own words, for whoever can't read this one. */
export function LanguageLinks() {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Language`}
      className="mx-auto flex w-full max-w-page flex-wrap gap-x-4 px-2 pb-2 sm:px-6"
    >
      {languages.map(each => (
        <li key={each}>
          <button
            type="button"
            lang={each}
            aria-current={each === language ? 'true' : undefined}
            onClick={() => openIn(each)}
            className="min-h-11 rounded-md px-2 text-muted text-sm underline-offset-4 hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink not-aria-[current]:underline"
          >
            {languageNames[each]}
          </button>
        </li>
      ))}
    </ul>
  );
}
