import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { ReportReason } from './moderation.schema.ts';
import { reportReasons } from './reasonWords.ts';
import { useReport } from './reports.api.ts';
import type { Target } from './target.ts';
import { targetWords } from './targetWords.ts';

type ReportDialogProps = { target: Target; onBlock: () => void; onClose: () => void };

/** Asks what is wrong with something, and says what happens next. */
export function ReportDialog({ target, onBlock, onClose }: ReportDialogProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const report = useReport();
  const what = i18n._(targetWords[target.type].this);

  if (report.isSuccess) return <ReportSent onBlock={onBlock} onClose={onClose} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!reason) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (report.isPending) return;
    report.mutate({
      targetType: target.type,
      targetId: target.id,
      reason,
      ...(note.trim() && { note: note.trim() }),
    });
  }

  return (
    <Dialog title={t`Report ${what}`} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-sm">
          <Trans>
            A moderator reads your report and decides. The author is never told who reported it. If somebody
            is in danger now, please call your local emergency number.
          </Trans>
        </p>
        <ChoiceList
          legend={t`What is wrong?`}
          choices={reportReasons.map(([value, words]) => ({ value, label: i18n._(words) }))}
          value={reason}
          onChange={setReason}
          error={tried && !reason ? t`Please choose what fits best.` : undefined}
        />
        <TextArea
          label={t`Note (optional)`}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {report.isError ? <Notice tone="error">{problemText(report.error)}</Notice> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={report.isPending}>
            <Trans>Send report</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function ReportSent({ onBlock, onClose }: Omit<ReportDialogProps, 'target'>) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Thank you`} onClose={onClose}>
      <p role="status">
        <Trans>
          Your report is with the moderators. They may hide or remove what you reported, or find that it can
          stay. If you would rather not read this person at all, you can also block them.
        </Trans>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onBlock}>
          <Trans>Block</Trans>
        </Button>
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
