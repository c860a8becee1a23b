import { lazy } from 'react';
import { CurrencyPicker } from '../features/account/CurrencyPicker.tsx';
import { LanguagePicker } from '../features/account/LanguagePicker.tsx';
import { TimeZonePicker } from '../features/account/TimeZonePicker.tsx';
import { CoachPicker } from '../features/coach/CoachPicker.tsx';
import { useProgress } from '../features/progress/progress.api.ts';
import { SettingsPage } from '../features/settings/SettingsPage.tsx';
import { dayAt } from '../shared/day.ts';
import { withMessages } from '../ui/language.ts';
import { boot } from './boot.ts';
import type { Member } from './screens.tsx';

// What is further down is fetched when it comes near.
const AccountCard = lazy(async () => ({
  default: (await import('../features/account/AccountCard.tsx')).AccountCard,
}));
const AllNotices = lazy(async () => ({
  default: (await withMessages(import('../features/moderation/AllNotices.tsx'))).AllNotices,
}));
const BlockedPeople = lazy(async () => ({
  default: (await withMessages(import('../features/moderation/BlockedPeople.tsx'))).BlockedPeople,
}));
const RemindersCard = lazy(async () => ({
  default: (await withMessages(import('../features/reminders/RemindersCard.tsx'))).RemindersCard,
}));

/** The settings, put together from the features they belong to. */
export function SettingsScreen({ me, coaches }: Member) {
  const progress = useProgress(me.id);
  // As the server says: to ask the browser about a time zone takes it long.
  const own = progress.isPending ? undefined : dayAt(new Date(), me.timeZone);
  return (
    <SettingsPage
      me={me}
      coaches={coaches}
      today={progress.data?.today ?? own}
      streak={progress.data?.currentStreak}
      coachPicker={<CoachPicker me={me} coaches={coaches} />}
      blocked={<BlockedPeople />}
      notices={<AllNotices />}
      currency={<CurrencyPicker me={me} />}
      language={<LanguagePicker me={me} />}
      timeZone={<TimeZonePicker me={me} />}
      account={<AccountCard me={me} provider={boot?.provider ?? null} />}
      reminders={(stored, today, save) => (
        <RemindersCard userId={me.id} stored={stored} today={today} timeZone={me.timeZone} onSave={save} />
      )}
    />
  );
}
