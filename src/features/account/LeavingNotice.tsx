import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '../../ui/action.ts';
import { problemText } from '../../ui/fetch.ts';
import { useFormats } from '../../ui/formats.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Me } from './account.schema.ts';
import { useKeepAccount } from './me.api.ts';

/** Stands over every screen of somebody whose account will be deleted. */
export function LeavingNotice({ me }: { me: Me }) {
  const { t } = useLingui();
  const formats = useFormats();
  const keeping = useAction(useKeepAccount());
  if (!me.deleteAfter) return null;
  const day = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: me.timeZone }).format(
    new Date(me.deleteAfter),
  );
  return (
    <Notice
      tone="caution"
      action={{
        label: t`Keep my account`,
        onClick: () => keeping.start(undefined),
        pending: keeping.pending,
      }}
      className="m-4 sm:mx-8"
    >
      <Trans>This account and everything in it will be deleted on {day}.</Trans>{' '}
      {keeping.error ? problemText(keeping.error) : null}
    </Notice>
  );
}
