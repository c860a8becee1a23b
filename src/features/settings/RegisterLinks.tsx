import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { registers } from './barriers.rules.ts';

/** National registers: that of the person's country first, or all of them. */
export function RegisterLinks({ country }: { country: string | null }) {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const own = registers.filter(register => register.country === country);
  const shown = own.length > 0 ? own : registers;
  return (
    <div className="mt-2 grid gap-1 text-sm">
      <ul className="flex flex-wrap gap-x-4">
        {shown.map(({ country: region, name, url }) => (
          <li key={region}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t`${name}, ${names.of(region) ?? region}, opens in a new tab`}
              className="link inline-flex min-h-11 items-center gap-1"
            >
              {name} ({names.of(region)})
              <ExternalLink aria-hidden className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      {own.length === 0 ? (
        <p className="text-muted">
          <Trans>
            Elsewhere, states, provinces and operators have registers of their own: your country’s helpline
            knows them.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}
