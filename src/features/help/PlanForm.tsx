import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDraft } from './draft.ts';
import { WORDS_MAX } from './keptHelp.rules.ts';
import type { NewPlan } from './ownHelp.schema.ts';

type PlanFormProps = {
  /** Throws when it could not be kept. */
  onSave: (plan: NewPlan) => Promise<unknown>;
  /** Where it is kept, in words. */
  where: string;
};

const empty: NewPlan = { trigger: '', response: '' };

/** If this happens, then I do that. What is typed survives a reload. */
export function PlanForm({ onSave, where }: PlanFormProps) {
  const { t } = useLingui();
  const [plan, setPlan] = useDraft('cairn.draft.plan', empty);
  const [tried, setTried] = useState(false);
  const save = useAction(onSave);
  const trigger = plan.trigger.trim();
  const response = plan.response.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!trigger || !response) return;
    void save.start(
      { trigger, response },
      {
        onDone: () => {
          setPlan(empty);
          setTried(false);
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t`If`}
        maxLength={WORDS_MAX}
        autoComplete="off"
        placeholder={t`my pay arrives`}
        value={plan.trigger}
        onChange={({ target }) => setPlan({ ...plan, trigger: target.value })}
        error={tried && !trigger ? t`Please write what happens before.` : undefined}
      />
      <TextField
        label={t`Then I`}
        maxLength={WORDS_MAX}
        autoComplete="off"
        placeholder={t`move the rent to my sister first`}
        value={plan.response}
        onChange={({ target }) => setPlan({ ...plan, response: target.value })}
        error={tried && !response ? t`Please write what you will do.` : undefined}
        hint={where}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" pending={save.pending}>
          <Trans>Save plan</Trans>
        </Button>
        <p role="status" className="text-sm">
          {save.done ? <Trans>Saved. It waits for you on Help now.</Trans> : null}
        </p>
      </div>
      {save.error ? <Notice tone="error">{problemText(save.error)}</Notice> : null}
    </form>
  );
}
