import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '../account/account.schema.ts';
import { keepDevicePlan } from './devicePlans.ts';
import { addPlan } from './help.api.ts';
import { PlanForm } from './PlanForm.tsx';

/** A place to write an if-then plan: kept in the account, or on the device of somebody without one. */
export function FirstPlan({ me }: { me: Me | null | undefined }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="first-plan" className="card grid gap-4 p-5 sm:p-6 print:hidden">
      <h2 id="first-plan" className="text-lg">
        <Trans>Your plan</Trans>
      </h2>
      <PlanForm
        where={me ? t`Private: nobody but you can read it.` : t`Kept on this device only.`}
        onSave={me ? addPlan : async plan => keepDevicePlan(plan)}
      />
    </section>
  );
}
