import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Me } from '../account/account.schema.ts';
import type { Coach } from '../coach/coach.schema.ts';
import { CurrentCoach } from './CurrentCoach.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { ThemePicker } from './ThemePicker.tsx';

type SettingsPageProps = {
  me: Me;
  coaches: Coach[];
  coachPicker: ReactNode;
  account: ReactNode;
};

/** Everything a person can set, and what is still to come. */
export function SettingsPage({ me, coaches, coachPicker, account }: SettingsPageProps) {
  const { t } = useLingui();
  const coach = coaches.find(({ key }) => key === me.selectedCoach);
  return (
    <div className="page grid content-start gap-8">
      <h1 className="text-xl sm:text-2xl">
        <Trans>Settings</Trans>
      </h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid gap-6">
          <SettingsSection title={t`Coach`}>{coachPicker}</SettingsSection>
          <SettingsSection title={t`Appearance`}>
            <ThemePicker />
          </SettingsSection>
          <SettingsSection title={t`Account`}>{account}</SettingsSection>
          <SettingsSection title={t`Financial Controls`} soon>
            <Trans>The amount a day without gambling saves you.</Trans>
          </SettingsSection>
          <SettingsSection title={t`Notifications`} soon>
            <Trans>A daily reminder at a time you choose, with discreet words.</Trans>
          </SettingsSection>
          <SettingsSection title={t`Safety Controls`} soon>
            <Trans>Tools that block gambling sites, and somebody to reach in one tap.</Trans>
          </SettingsSection>
          <SettingsSection title={t`Privacy & Sharing`} soon>
            <Trans>What others may see of your progress, and the goals you keep for yourself.</Trans>
          </SettingsSection>
        </div>
        {coach ? <CurrentCoach coach={coach} /> : null}
      </div>
    </div>
  );
}
