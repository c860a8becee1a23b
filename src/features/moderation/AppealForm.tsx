import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { useKept } from '../../ui/kept.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useAppeal } from './notices.api.ts';

type AppealFormProps = { noticeId: string; onCancel: () => void };

/** Room to say why one sees a decision differently. There is one appeal, so nothing is sent without words. */
export function AppealForm({ noticeId, onCancel }: AppealFormProps) {
  const { t } = useLingui();
  const [text, setText] = useKept(`cairn.appeal.${noticeId}`);
  const [tried, setTried] = useState(false);
  const appeal = useAppeal(noticeId);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (text.trim() && !appeal.isPending) appeal.mutate(text.trim(), { onSuccess: () => setText('') });
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 max-w-measure gap-3">
      <TextArea
        label={t`How do you see it?`}
        hint={t`You can appeal once.`}
        rows={3}
        autoFocus
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={tried && !text.trim() ? t`Please write a few words.` : undefined}
      />
      {appeal.isError ? <Notice tone="error">{problemText(appeal.error)}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={appeal.isPending}>
          <Trans>Send appeal</Trans>
        </Button>
        <Button
          onClick={() => {
            setText('');
            onCancel();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
