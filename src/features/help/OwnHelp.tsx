import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import type { Me } from '../account/account.schema.ts';
import { dropDevicePlan, keepDevicePlan, useDevicePlans } from './devicePlans.ts';
import { EmergencyContact } from './EmergencyContact.tsx';
import { addPlan, remove } from './help.api.ts';
import { useOwnHelp } from './ownHelp.ts';
import { Plans } from './Plans.tsx';
import { Reasons } from './Reasons.tsx';

type OwnHelpProps = { me: Me | null | undefined; onSignIn: () => void };

/** The person's own words and own person; for a visitor, the plans of this device. */
export function OwnHelp({ me, onSignIn }: OwnHelpProps) {
  const { t } = useLingui();
  const { own, kept, error, change, agree, retry } = useOwnHelp(me);
  const devicePlans = useDevicePlans();
  const onDevice = t`Kept on this device only.`;

  if (!own) {
    return (
      <div className="grid gap-5">
        {error ? (
          <Notice tone="error" action={{ label: t`Try again`, onClick: retry }}>
            <Trans>Your own reasons and plans could not be loaded.</Trans>
          </Notice>
        ) : null}
        <Plans
          plans={devicePlans}
          where={onDevice}
          onSave={async plan => keepDevicePlan(plan)}
          onRemove={async ({ id }) => dropDevicePlan(id)}
        />
        {me === null ? (
          <p className="text-muted text-sm">
            <Trans>
              Signed in, you also find your reasons and your emergency contact here.{' '}
              <button type="button" onClick={onSignIn} className="link">
                Sign in
              </button>
            </Trans>
          </p>
        ) : null}
      </div>
    );
  }

  // Without the account, what is kept here can be read, and nothing can be added to it.
  const reachable = Boolean(me) && !error;
  const { reasons, plans, emergencyContact } = own;
  return (
    <div className="grid gap-6">
      {reachable ? null : (
        <p className="text-muted text-sm">
          <Trans>Your account can’t be reached just now. This is what you kept on this device.</Trans>
        </p>
      )}
      <EmergencyContact contact={emergencyContact} />
      <Reasons
        reasons={reasons}
        onChange={reachable ? update => change(now => ({ ...now, reasons: update(now.reasons) })) : undefined}
      />
      <Plans
        plans={[...plans, ...devicePlans]}
        where={t`Private: nobody but you can read it.`}
        onSave={
          reachable
            ? async plan => {
                const kept = await addPlan(plan);
                change(now => ({ ...now, plans: [kept, ...now.plans] }));
              }
            : undefined
        }
        onRemove={
          reachable
            ? async ({ id }) => {
                if (devicePlans.some(plan => plan.id === id)) return dropDevicePlan(id);
                await remove('plans', id);
                change(now => ({ ...now, plans: now.plans.filter(plan => plan.id !== id) }));
              }
            : undefined
        }
      />
      {reachable ? <KeepSwitch kept={kept} onChange={agree} /> : null}
    </div>
  );
}

function KeepSwitch({ kept, onChange }: { kept: boolean; onChange: (kept: boolean) => void }) {
  const id = useId();
  return (
    <div className="border-line border-t pt-4 print:hidden">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          role="switch"
          checked={kept}
          aria-checked={kept}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0"
        />
        <Trans>Keep these on this device for hours without a connection</Trans>
      </label>
      <p id={id} className="text-muted text-sm">
        <Trans>
          Whoever can unlock this device could then read them here. Signing out removes them from it.
        </Trans>
      </p>
    </div>
  );
}
