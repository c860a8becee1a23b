import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { AuditTrail } from './AuditTrail.tsx';
import { Queue } from './Queue.tsx';

/** Where moderators look at what was reported or held, and at what was decided. */
export function ModerationPage({ part }: { part: 'queue' | 'audit' }) {
  const { t } = useLingui();
  const tabs = [
    { part: 'queue', href: '/moderation', name: t`Queue` },
    { part: 'audit', href: '/moderation/audit', name: t`Decisions` },
  ];
  return (
    <div className="page grid grid-cols-[minmax(0,49rem)] content-start gap-6">
      <div className="grid grid-cols-1 gap-2">
        <h1 className="text-xl sm:text-2xl">
          <Trans>Moderation</Trans>
        </h1>
        <p className="max-w-measure text-muted">
          <Trans>
            Take your time, and take a break after hard things. Chats, check-ins and notes are never shown
            here.
          </Trans>
        </p>
      </div>
      <nav aria-label={t`Moderation`} className="flex flex-wrap gap-2 border-line border-b">
        {tabs.map(tab => (
          <Link
            key={tab.part}
            href={tab.href}
            aria-current={tab.part === part ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-3 text-sm aria-[current]:border-moss aria-[current]:font-semibold aria-[current]:text-moss"
          >
            {tab.name}
          </Link>
        ))}
      </nav>
      {part === 'queue' ? <Queue /> : <AuditTrail />}
    </div>
  );
}
