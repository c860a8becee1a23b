import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { language } from '../../ui/language.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { CardSkeleton } from '../../ui/Skeleton.tsx';
import type { Me } from '../account/account.schema.ts';
import { ELSEWHERE } from './country.rules.ts';
import { useCountry } from './country.ts';
import { HelplineCard } from './HelplineCard.tsx';
import { helplinesFor, helpSitesFor } from './helplines.rules.ts';
import type { HelpSite } from './helplines.schema.ts';

type HelplineListProps = {
  me: Me | null | undefined;
  /** Only what is about this. */
  topic?: 'gambling' | 'crisis';
};

/** The lines of the person's country. Where none is known, it says so and where to look. */
export function HelplineList({ me, topic }: HelplineListProps) {
  const { t } = useLingui();
  const country = useCountry(me);
  if (!country) return <CardSkeleton />;
  const lines = helplinesFor(country, language).filter(line => !topic || line.topic === topic);
  // A guide to the whole world is for whoever finds nothing nearer; the others are about gambling.
  const sites = helpSitesFor(country, language).filter(site =>
    site.country === ELSEWHERE ? lines.length === 0 : topic !== 'crisis',
  );
  const name = topic === 'crisis' ? t`Crisis lines` : topic ? t`Gambling helplines` : t`Helplines`;
  return (
    <div className="grid gap-4">
      {lines.length > 0 ? (
        <ul aria-label={name} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] gap-4">
          {lines.map(line => (
            <HelplineCard key={line.id} helpline={line} />
          ))}
        </ul>
      ) : (
        <p className="max-w-measure">
          <Trans>
            We know no number here that we could check. Please call your local emergency number if your life
            or someone else’s is in danger.
          </Trans>
        </p>
      )}
      {sites.length > 0 ? (
        <ul aria-label={t`Where to look`} className="grid gap-3">
          {sites.map(site => (
            <Site key={site.id} site={site} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Site({ site }: { site: HelpSite }) {
  return (
    <li>
      <OutsideLink url={site.url} name={site.region ? `${site.name} (${site.region})` : site.name} />
      <p className="mt-1 text-muted text-sm">{site.for}</p>
    </li>
  );
}
