import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDraft } from './draft.ts';
import { addReason, remove } from './help.api.ts';
import { WORDS_MAX } from './keptHelp.rules.ts';
import type { Reason } from './ownHelp.schema.ts';
import { WordsList } from './WordsList.tsx';

type ReasonsProps = {
  reasons: Reason[];
  /** Absent when the account can't be reached: they can only be read then. */
  onChange: ((update: (reasons: Reason[]) => Reason[]) => void) | undefined;
};

const empty = { text: '' };

/** Why the person wants to stop, in their own words. */
export function Reasons({ reasons, onChange }: ReasonsProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useDraft('cairn.draft.reason', empty);
  const [tried, setTried] = useState(false);
  const [removed, setRemoved] = useState<Reason | null>(null);
  const save = useAction(async (text: string) => {
    const kept = await addReason({ text });
    onChange?.(now => [kept, ...now]);
  });
  const drop = useAction(async (reason: Reason) => {
    await remove('reasons', reason.id);
    setRemoved(reason);
    onChange?.(now => now.filter(({ id }) => id !== reason.id));
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const text = draft.text.trim();
    if (!text) return;
    void save.start(text, {
      onDone: () => {
        setDraft(empty);
        setTried(false);
        setRemoved(null);
      },
    });
  }

  return (
    <section aria-labelledby="reasons" className="grid gap-3">
      <h3 id="reasons" className="font-semibold">
        <Trans>Your reasons</Trans>
      </h3>
      {reasons.length > 0 ? (
        <WordsList
          name={t`Your reasons`}
          items={reasons.map(({ id, text }) => ({ id, words: text, short: text }))}
          onRemove={
            onChange &&
            (id => {
              const reason = reasons.find(other => other.id === id);
              if (reason) void drop.start(reason);
            })
          }
        />
      ) : (
        <p className="text-muted text-sm">
          <Trans>Write down why you want to stop, on a good day, for the hard ones.</Trans>
        </p>
      )}
      {removed ? (
        <Notice
          action={{
            label: t`Undo`,
            pending: save.pending,
            onClick: () => void save.start(removed.text, { onDone: () => setRemoved(null) }),
          }}
        >
          <Trans>Removed.</Trans>
        </Notice>
      ) : null}
      {onChange ? (
        <form noValidate onSubmit={submit}>
          <TextField
            label={t`A reason`}
            maxLength={WORDS_MAX}
            autoComplete="off"
            value={draft.text}
            onChange={({ target }) => setDraft({ text: target.value })}
            error={tried && !draft.text.trim() ? t`Please write a reason.` : undefined}
            button={
              <Button type="submit" className="shrink-0" pending={save.pending}>
                <Trans>Add</Trans>
              </Button>
            }
          />
        </form>
      ) : null}
      {save.error || drop.error ? (
        <Notice tone="error">{problemText(save.error ?? drop.error)}</Notice>
      ) : null}
    </section>
  );
}
