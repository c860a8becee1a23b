import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import './progress.css';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Me } from '../account/account.schema.ts';
import { Overview } from './Overview.tsx';
import { useOverview } from './overview.api.ts';
import { PatrickQuote } from './PatrickQuote.tsx';
import { ProgressSkeleton } from './ProgressSkeleton.tsx';
import { QuickResources } from './QuickResources.tsx';
import { RecoveryTips } from './RecoveryTips.tsx';

/** The daily check-in, and what the days add up to. */
export function ProgressPage({ me }: { me: Me }) {
  const { t } = useLingui();
  const overview = useOverview(me);
  const { progress, shown } = overview;
  return (
    <div className="page grid content-start gap-6 sm:gap-8">
      <h1 className="text-xl sm:text-2xl">
        <Trans>Progress</Trans>
      </h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid min-w-0 gap-6">
          {shown ? <Overview me={me} overview={overview} shown={shown} /> : null}
          {!shown && !progress.error ? <ProgressSkeleton /> : null}
          {!shown && progress.error ? (
            <Notice
              tone="error"
              action={{
                label: t`Try again`,
                onClick: () => void progress.refetch(),
                pending: progress.isFetching,
              }}
            >
              <Trans>Your progress could not be loaded. Nothing of it is lost.</Trans>{' '}
              {problemText(progress.error)}
            </Notice>
          ) : null}
        </div>
        <aside aria-label={t`Encouragement and resources`} className="grid gap-6">
          <PatrickQuote />
          <RecoveryTips />
          <QuickResources />
        </aside>
      </div>
    </div>
  );
}
