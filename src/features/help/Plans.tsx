import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { NewPlan } from './ownHelp.schema.ts';
import { PlanForm } from './PlanForm.tsx';
import { WordsList } from './WordsList.tsx';

type Kept = NewPlan & { id: string };

type PlansProps = {
  plans: Kept[];
  where: string;
  /** Both throw when it could not be done; absent when the account can't be reached. */
  onSave?: ((plan: NewPlan) => Promise<unknown>) | undefined;
  onRemove?: ((plan: Kept) => Promise<unknown>) | undefined;
};

/** If-then plans, to read when there is no time to think. */
export function Plans({ plans, where, onSave, onRemove }: PlansProps) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState<Kept | null>(null);
  const drop = useAction(async (plan: Kept) => {
    await onRemove?.(plan);
    setRemoved(plan);
  });
  const restore = useAction(async (plan: NewPlan) => onSave?.(plan));
  return (
    <section aria-labelledby="plans" className="grid gap-3">
      <h3 id="plans" className="font-semibold">
        <Trans>Your if-then plans</Trans>
      </h3>
      {plans.length > 0 ? (
        <WordsList
          name={t`Your if-then plans`}
          items={plans.map(plan => ({
            id: plan.id,
            short: plan.trigger,
            words: (
              <Trans>
                If {plan.trigger}, <strong>then I {plan.response}</strong>
              </Trans>
            ),
          }))}
          onRemove={
            onRemove &&
            (id => {
              const plan = plans.find(other => other.id === id);
              if (plan) void drop.start(plan);
            })
          }
        />
      ) : null}
      {removed && onSave ? (
        <Notice
          action={{
            label: t`Undo`,
            pending: restore.pending,
            onClick: () =>
              void restore.start(
                { trigger: removed.trigger, response: removed.response },
                { onDone: () => setRemoved(null) },
              ),
          }}
        >
          <Trans>Removed.</Trans>
        </Notice>
      ) : null}
      {drop.error || restore.error ? (
        <Notice tone="error">{problemText(drop.error ?? restore.error)}</Notice>
      ) : null}
      {onSave ? (
        <details>
          <summary className={buttonClass()}>
            <Trans>Make a plan</Trans>
          </summary>
          <div className="pt-2">
            <PlanForm onSave={onSave} where={where} />
          </div>
        </details>
      ) : null}
    </section>
  );
}
