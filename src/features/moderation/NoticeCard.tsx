import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { AppealForm } from './AppealForm.tsx';
import type { Notice } from './moderation.schema.ts';
import { noticeWords, saysWhy } from './noticeWords.ts';
import { reasonsForAuthor } from './reasonWords.ts';

/** One decision about what a person wrote: what, why, and how to ask for another look. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { i18n } = useLingui();
  const { kind, reason, target, until, createdAt } = notice;
  const words = noticeWords[kind];
  const end = until && i18n.date(new Date(until), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{i18n._(words.title)}</h3>
        <RelativeTime at={createdAt} className="text-muted text-sm" />
      </div>
      {target.excerpt && target.type !== 'user' ? (
        <blockquote
          dir="auto"
          className="border-line border-l-2 pl-3 text-muted text-sm [overflow-wrap:anywhere] [unicode-bidi:isolate]"
        >
          {target.excerpt}
        </blockquote>
      ) : null}
      <p className="max-w-measure text-sm">
        {kind === 'suspended' && end ? (
          <>
            <Trans>Until {end}.</Trans>{' '}
          </>
        ) : null}
        {saysWhy(kind) ? `${i18n._(reasonsForAuthor[reason])} ` : null}
        {i18n._(words.meaning)}
      </p>
      <Appeal notice={notice} />
    </div>
  );
}

function Appeal({ notice }: { notice: Notice }) {
  const [open, setOpen] = useState(false);
  const { appeal } = notice;
  if (appeal) {
    return (
      <p role="status" className="text-muted text-sm">
        {appeal.outcome === null ? (
          <Trans>You have appealed. Another moderator reads it, where there is one.</Trans>
        ) : null}
        {appeal.outcome === 'granted' ? <Trans>You appealed, and the decision was taken back.</Trans> : null}
        {appeal.outcome === 'kept' ? <Trans>You appealed, and the decision stays.</Trans> : null}
      </p>
    );
  }
  if (!notice.canAppeal) return null;
  if (open) return <AppealForm noticeId={notice.id} onCancel={() => setOpen(false)} />;
  return (
    <Button onClick={() => setOpen(true)} className="justify-self-start">
      <Trans>Appeal</Trans>
    </Button>
  );
}
