import { AccountCard } from '../features/account/AccountCard.tsx';
import { CurrencyPicker } from '../features/account/CurrencyPicker.tsx';
import { TimeZonePicker } from '../features/account/TimeZonePicker.tsx';
import { CoachPicker } from '../features/coach/CoachPicker.tsx';
import { AllNotices } from '../features/moderation/AllNotices.tsx';
import { BlockedPeople } from '../features/moderation/BlockedPeople.tsx';
import { useProgress } from '../features/progress/progress.api.ts';
import { RemindersCard } from '../features/reminders/RemindersCard.tsx';
import { SettingsPage } from '../features/settings/SettingsPage.tsx';
import { dayAt } from '../shared/day.ts';
import { boot } from './boot.ts';
import type { Member } from './screens.tsx';

/** The settings, put together from the features they belong to. */
export function SettingsScreen({ me, coaches }: Member) {
  const progress = useProgress(me.id);
  const today = progress.data?.today ?? dayAt(new Date(), me.timeZone);
  return (
    <SettingsPage
      me={me}
      coaches={coaches}
      today={today}
      streak={progress.data?.currentStreak}
      coachPicker={<CoachPicker me={me} coaches={coaches} />}
      blocked={<BlockedPeople />}
      notices={<AllNotices />}
      currency={<CurrencyPicker me={me} />}
      timeZone={<TimeZonePicker me={me} />}
      account={<AccountCard me={me} provider={boot?.provider ?? null} />}
      reminders={(stored, save) => (
        <RemindersCard userId={me.id} stored={stored} today={today} timeZone={me.timeZone} onSave={save} />
      )}
    />
  );
}
