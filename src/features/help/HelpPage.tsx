import { Trans, useLingui } from '@lingui/react/macro';
import { useLoad } from '../../ui/load.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { HelplineCard } from './HelplineCard.tsx';
import { loadHelplines } from './help.api.ts';

const load = (signal: AbortSignal) => loadHelplines('US', signal);

/** Numbers to call or text, for anyone, without an account. */
export function HelpPage() {
  const { t } = useLingui();
  const { data: helplines, error, pending, retry } = useLoad(load);
  return (
    <div className="page grid content-start gap-8">
      <div className="grid gap-3">
        <h1 className="text-xl sm:text-2xl">
          <Trans>Help now</Trans>
        </h1>
        <p className="max-w-measure sm:text-lg">
          <Trans>An urge passes, often within minutes. You don’t have to wait for it alone.</Trans>
        </p>
        <p className="max-w-measure text-muted">
          <Trans>If your life or someone else’s is in danger, call your local emergency number.</Trans>
        </p>
      </div>
      {pending && !error ? (
        <div role="status" aria-label={t`Loading`} className="appear-late grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </div>
      ) : null}
      {error ? (
        <Notice
          tone="error"
          className="max-w-measure"
          action={{ label: t`Try again`, onClick: retry, pending }}
        >
          <Trans>The numbers could not be loaded. Please check your connection.</Trans>
        </Notice>
      ) : null}
      {helplines ? (
        <ul aria-label={t`Helplines`} className="grid gap-4 lg:grid-cols-2">
          {helplines.map(helpline => (
            <HelplineCard key={helpline.name} helpline={helpline} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
