import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useAction } from '../../ui/action.ts';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Me } from '../account/account.schema.ts';
import { ELSEWHERE } from './country.rules.ts';
import { chooseCountry, useCountry } from './country.ts';
import { helpCountries } from './helplines.rules.ts';

/** Whose lines are shown, always within reach: a guess can be wrong. */
export function CountrySelect({ me }: { me: Me | null | undefined }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const country = useCountry(me);
  const choose = useAction((next: string) => chooseCountry(next, me));
  if (!country) return <Skeleton className="h-11 w-56" />;
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const countries = helpCountries
    .map(code => [code, names.of(code) ?? code] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, i18n.locale));
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id} className="text-muted text-sm">
          <Trans>Numbers for</Trans>
        </label>
        <select
          id={id}
          value={country}
          onChange={({ target }) => void choose.start(target.value)}
          className="field max-w-full text-sm"
        >
          {countries.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          <option value={ELSEWHERE}>{t`Another country`}</option>
        </select>
      </div>
      {choose.error ? (
        <Notice tone="error" action={{ label: t`Try again`, onClick: () => void choose.start(country) }}>
          <Trans>This device keeps your choice, but your account does not have it yet.</Trans>{' '}
          {problemText(choose.error)}
        </Notice>
      ) : null}
    </div>
  );
}
