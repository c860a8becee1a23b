import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { CardSkeleton } from '../../ui/Skeleton.tsx';
import { deviceName } from '../reminders/deviceName.rules.ts';
import { useEndSession, useSessions } from './me.api.ts';
import { useSignOut } from './signOut.ts';

/** Where the person is signed in, and the way out of each. */
export function SessionList({ userId }: { userId: string }) {
  const { t } = useLingui();
  const sessions = useSessions(userId);
  const ending = useAction(useEndSession(userId));
  const signOut = useSignOut();
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <h3 className="font-semibold">
        <Trans>Where you are signed in</Trans>
      </h3>
      {sessions.isPending ? <CardSkeleton /> : null}
      {sessions.error ? (
        <Notice tone="error" action={{ label: t`Try again`, onClick: () => void sessions.refetch() }}>
          {problemText(sessions.error)}
        </Notice>
      ) : null}
      <ul aria-label={t`Where you are signed in`} className="grid w-full gap-1">
        {sessions.data?.map(({ id, device, current, createdAt }) => (
          <li
            key={id}
            className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-md bg-sunken px-3 py-1"
          >
            <span className="min-w-0 [&>time]:block [&>time]:sm:inline">
              {deviceName(device) ?? t`Browser`}{' '}
              <RelativeTime at={createdAt} className="text-muted text-sm" />
            </span>
            {current ? (
              <span className="text-muted text-sm">
                <Trans>This device</Trans>
              </span>
            ) : (
              <Button variant="quiet" pending={ending.pending} onClick={() => ending.start(id)}>
                <Trans>Sign out there</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button pending={signOut.pending} onClick={() => signOut.start({ everywhere: true })}>
        <Trans>Sign out everywhere</Trans>
      </Button>
      {ending.error || signOut.error ? (
        <Notice tone="error">{problemText(ending.error ?? signOut.error)}</Notice>
      ) : null}
    </div>
  );
}
