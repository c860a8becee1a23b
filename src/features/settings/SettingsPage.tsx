import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode } from 'react';
import type { Day } from '../../shared/day.ts';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CardSkeleton } from '../../ui/Skeleton.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';
import type { Me } from '../account/account.schema.ts';
import type { Coach } from '../coach/coach.schema.ts';
import { Appearance } from './Appearance.tsx';
import { Barriers } from './Barriers.tsx';
import { CurrentCoach } from './CurrentCoach.tsx';
import { DailyAmount } from './DailyAmount.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSaveSettings, useSettings } from './settings.api.ts';
import type { Settings } from './settings.schema.ts';

const BlocklistMaker = lazy(async () => ({
  default: (await import('./BlocklistMaker.tsx')).BlocklistMaker,
}));
const EmergencyContact = lazy(async () => ({
  default: (await import('./EmergencyContact.tsx')).EmergencyContact,
}));
const Goals = lazy(async () => ({ default: (await import('./Goals.tsx')).Goals }));
const LockSetting = lazy(async () => ({ default: (await import('./LockSetting.tsx')).LockSetting }));
const Sharing = lazy(async () => ({ default: (await import('./Sharing.tsx')).Sharing }));

type Parts = {
  coachPicker: ReactNode;
  account: ReactNode;
  blocked: ReactNode;
  notices: ReactNode;
  currency: ReactNode;
  language: ReactNode;
  timeZone: ReactNode;
  reminders: (
    stored: Settings['reminders'],
    today: Day,
    save: (reminders: Settings['reminders']) => Promise<void>,
  ) => ReactNode;
};

type SettingsPageProps = Parts & {
  me: Me;
  coaches: Coach[];
  /** Undefined until it is known. */
  today: Day | undefined;
  /** The person's streak; undefined until it is known. */
  streak: number | undefined;
};

/** Everything a person can set. Each setting saves as it is changed. */
export function SettingsPage({
  me,
  coaches,
  today,
  streak,
  coachPicker,
  account,
  blocked,
  notices,
  currency,
  language,
  timeZone,
  reminders,
}: SettingsPageProps) {
  const { t } = useLingui();
  const settings = useSettings(me.id);
  const save = useSaveSettings(me.id);
  const coach = coaches.find(({ key }) => key === me.selectedCoach);
  function once(show: (stored: Settings, today: Day) => ReactNode) {
    if (settings.data && today) return show(settings.data, today);
    if (!settings.error) return <CardSkeleton />;
    return (
      <p className="text-muted">
        <Trans>Not loaded.</Trans>
      </p>
    );
  }
  const onceNear = (show: (stored: Settings, today: Day) => ReactNode) =>
    once((stored, day) => <WhenNear>{show(stored, day)}</WhenNear>);
  return (
    <div className="page grid content-start gap-8">
      <h1 className="text-xl sm:text-2xl">
        <Trans>Settings</Trans>
      </h1>
      {settings.error ? (
        <Notice
          tone="error"
          action={{
            label: t`Try again`,
            onClick: () => void settings.refetch(),
            pending: settings.isFetching,
          }}
        >
          <Trans>Your settings could not be loaded.</Trans> {problemText(settings.error)}
        </Notice>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <SettingsSection title={t`Coach`}>{coachPicker}</SettingsSection>
          <SettingsSection title={t`Financial Controls`}>
            {once(({ dailySpendLimit, barriers }, day) => (
              <div className="grid grid-cols-1 gap-5">
                <DailyAmount
                  stored={dailySpendLimit}
                  currency={me.currency}
                  onSave={amount => save({ dailySpendLimit: amount })}
                />
                <WhenNear>{currency}</WhenNear>
                <h3 className="font-semibold">
                  <Trans>Money out of reach</Trans>
                </h3>
                <Barriers
                  group="money"
                  stored={barriers}
                  today={day}
                  country={me.country}
                  onSave={changed => save({ barriers: changed })}
                />
              </div>
            ))}
          </SettingsSection>
          <SettingsSection title={t`Notifications`}>
            <div className="grid grid-cols-1 gap-5">
              {onceNear((stored, day) =>
                reminders(stored.reminders, day, changed => save({ reminders: changed })),
              )}
              <WhenNear>{timeZone}</WhenNear>
            </div>
          </SettingsSection>
          <SettingsSection title={t`Safety Controls`}>
            {onceNear(({ barriers, emergencyContact }, day) => (
              <div className="grid grid-cols-1 gap-5">
                <p className="font-semibold">
                  <Trans>This website cannot block other sites. These tools can.</Trans>
                </p>
                <Barriers
                  group="block"
                  stored={barriers}
                  today={day}
                  country={me.country}
                  onSave={changed => save({ barriers: changed })}
                />
                <BlocklistMaker />
                <h3 className="font-semibold">
                  <Trans>Somebody to reach in one tap</Trans>
                </h3>
                <EmergencyContact
                  stored={emergencyContact}
                  onSave={contact => save({ emergencyContact: contact })}
                />
              </div>
            ))}
          </SettingsSection>
          <SettingsSection title={t`Privacy & Sharing`}>
            {onceNear(({ sharing, goals }, day) => (
              <div className="grid grid-cols-1 gap-6">
                <Sharing
                  stored={sharing}
                  fullName={me.fullName}
                  streak={streak}
                  onSave={changed => save({ sharing: changed })}
                />
                <Goals stored={goals} today={day} onSave={changed => save({ goals: changed })} />
                <LockSetting />
              </div>
            ))}
          </SettingsSection>
          <SettingsSection title={t`Account`}>
            <WhenNear>{account}</WhenNear>
          </SettingsSection>
          <SettingsSection title={t`Blocked people`}>
            <WhenNear>{blocked}</WhenNear>
          </SettingsSection>
          <SettingsSection title={t`From the moderators`}>
            <WhenNear>{notices}</WhenNear>
          </SettingsSection>
          <SettingsSection title={t`Appearance`}>
            <WhenNear>
              <Appearance language={language} />
            </WhenNear>
          </SettingsSection>
        </div>
        {coach ? <CurrentCoach coach={coach} /> : null}
      </div>
    </div>
  );
}
