import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { newId } from '../../shared/ids.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ProblemError, problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { firstReason, isStrict, suspensionDays, suspensionEnd } from './decision.rules.ts';
import { decisionWords } from './decisionWords.ts';
import { useDecide } from './moderation.api.ts';
import type { Action, QueueItem } from './moderation.schema.ts';
import { reasonNames, reportReasons } from './reasonWords.ts';

type DecisionDialogProps = {
  item: QueueItem;
  action: Action;
  onDecided: () => void;
  onClose: () => void;
};

/** Says what a decision does, asks why, and does it only then. */
export function DecisionDialog({ item, action, onDecided, onClose }: DecisionDialogProps) {
  const { t, i18n } = useLingui();
  const words = decisionWords[action];
  const [reason, setReason] = useState(() => firstReason(action, item));
  const [days, setDays] = useState<(typeof suspensionDays)[number]>('7');
  const [note, setNote] = useState('');
  const [key] = useState(newId);
  const [tried, setTried] = useState(false);
  const decide = useDecide();
  const button = i18n._(words.button);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (decide.isPending || (action === 'note' && !note.trim())) return;
    decide.mutate(
      {
        key,
        targetType: item.target.type,
        targetId: item.target.id,
        action,
        reason,
        revision: item.revision,
        ...(note.trim() && { note: note.trim() }),
        ...(action === 'suspend' && { until: suspensionEnd(Number(days), Date.now()) }),
      },
      { onSuccess: onDecided },
    );
  }

  return (
    <Dialog title={i18n._(words.question)} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>{i18n._(words.effect)}</p>
        {isStrict(action) ? (
          <ChoiceList
            legend={t`Why? The author is told this.`}
            choices={reportReasons.map(([value]) => ({ value, label: i18n._(reasonNames[value]) }))}
            value={reason}
            onChange={setReason}
          />
        ) : null}
        {action === 'suspend' ? (
          <ChoiceList
            legend={t`For how long?`}
            choices={suspensionDays.map(value => ({
              value,
              label: plural(Number(value), { one: '# day', other: '# days' }),
            }))}
            value={days}
            onChange={setDays}
          />
        ) : null}
        <TextArea
          label={action === 'note' ? t`Note` : t`Note for other moderators (optional)`}
          rows={2}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={tried && action === 'note' && !note.trim() ? t`Please write the note.` : undefined}
        />
        {decide.isError ? (
          <Notice tone="error">
            {decide.error instanceof ProblemError && decide.error.status === 409
              ? t`Something about this has changed meanwhile. Please close this and look at it again.`
              : problemText(decide.error)}
          </Notice>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={decide.isPending}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
