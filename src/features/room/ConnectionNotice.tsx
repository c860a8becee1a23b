import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../ui/Notice.tsx';
import type { Away } from './away.ts';
import { useForgetSession } from './room.api.ts';

type ConnectionNoticeProps = { away: Away; online: boolean; signedOut: boolean };

/** Says when the room is out of touch and when it is back; while the browser itself is offline, the page's own line says so. */
export function ConnectionNotice({ away, online, signedOut }: ConnectionNoticeProps) {
  const { t } = useLingui();
  const forgetSession = useForgetSession();
  if (signedOut) {
    return (
      <Notice tone="caution" className="mt-2" action={{ label: t`Sign in again`, onClick: forgetSession }}>
        <Trans>Your session has ended. What you wrote is kept in this tab for when you are back.</Trans>
      </Notice>
    );
  }
  return (
    // Here before there is anything to say, so that it is read out when there is.
    <div role="status">
      {online && away === 'connecting' ? (
        <Line tone="bg-sunken text-ink">
          <Trans>Connecting to the room. What is new will appear in a moment.</Trans>
        </Line>
      ) : null}
      {online && away === 'lost' ? (
        <Line tone="bg-dawn-soft text-dawn-ink">
          <Trans>Reconnecting. You can go on writing; what you miss will be here when you are back.</Trans>
        </Line>
      ) : null}
      {away === 'back' ? (
        <Line tone="bg-moss-soft text-ink">
          <Trans>You’re back. Nothing was lost.</Trans>
        </Line>
      ) : null}
    </div>
  );
}

function Line({ tone, children }: { tone: string; children: React.ReactNode }) {
  return <p className={`mt-2 rounded-md px-4 py-2 text-sm ${tone}`}>{children}</p>;
}
