import { AccountCard } from '../features/account/AccountCard.tsx';
import { CoachPicker } from '../features/coach/CoachPicker.tsx';
import { SettingsPage } from '../features/settings/SettingsPage.tsx';
import type { Member } from './screens.tsx';

/** The settings, put together from the features they belong to. */
export function SettingsScreen({ me, coaches }: Member) {
  return (
    <SettingsPage
      me={me}
      coaches={coaches}
      coachPicker={<CoachPicker me={me} coaches={coaches} />}
      account={<AccountCard me={me} />}
    />
  );
}
