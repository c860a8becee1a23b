import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import type { Day } from '../../shared/day.ts';
import { newId } from '../../shared/ids.ts';
import { Button } from '../../ui/Button.tsx';
import { download } from '../../ui/download.ts';
import { SaveState } from '../../ui/SaveState.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useSaving } from '../../ui/saving.ts';
import { PushDevices } from './PushDevices.tsx';
import { reminderFile } from './reminderFile.rules.ts';

type Reminders = { enabled: boolean; time: string; channels: ('push' | 'email')[]; milestones: boolean };

type RemindersCardProps = {
  userId: string;
  stored: Reminders;
  today: Day;
  timeZone: string;
  onSave: (reminders: Reminders) => Promise<unknown>;
};

/** A daily reminder at a time of one's own, by whatever way reaches the person. */
export function RemindersCard({ userId, stored, today, timeZone, onSave }: RemindersCardProps) {
  const { t } = useLingui();
  const id = useId();
  const saving = useSaving(stored, onSave);
  const { enabled, time, channels, milestones } = saving.value;
  const has = (channel: 'push' | 'email') => channels.includes(channel);
  const withChannel = (channel: 'push' | 'email', on: boolean) => ({
    ...saving.value,
    channels: on ? [...new Set([...channels, channel])] : channels.filter(other => other !== channel),
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Switch
        label={t`Daily reminder`}
        hint={
          <Trans>Only on days you have not checked in. Its words say nothing of what Cairn is about.</Trans>
        }
        on={enabled}
        // A reminder that reaches nobody would be a promise not kept.
        onChange={on =>
          saving.set({
            ...(on && channels.length === 0 ? withChannel('email', true) : saving.value),
            enabled: on,
          })
        }
      />
      <div className="grid grid-cols-1 gap-1">
        <label htmlFor={id} className="font-semibold text-sm">
          <Trans>Reminder time</Trans>
        </label>
        <input
          id={id}
          type="time"
          required
          value={time}
          onChange={({ target }) => target.value && saving.type({ ...saving.value, time: target.value })}
          onBlur={saving.flush}
          className="field w-36"
        />
        <p className="text-muted text-sm">
          <Trans>By the clock in {timeZone.replaceAll('_', ' ')}.</Trans>
        </p>
      </div>
      <Switch
        label={t`By email`}
        hint={<Trans>A short mail with a link.</Trans>}
        on={has('email')}
        onChange={on => saving.set(withChannel('email', on))}
      />
      <PushDevices userId={userId} on={has('push')} onChange={on => saving.set(withChannel('push', on))} />
      <Switch
        label={t`Milestones`}
        hint={<Trans>A word on the days that stand out on your path.</Trans>}
        on={milestones}
        onChange={on => saving.set({ ...saving.value, milestones: on })}
      />
      <SaveState saving={saving} />
      <div className="grid grid-cols-1 justify-items-start gap-1">
        <Button
          onClick={() =>
            download(
              'reminder.ics',
              reminderFile(today, time, t`Time for your check-in`, newId(), new Date()),
              'text/calendar',
            )
          }
        >
          <CalendarPlus aria-hidden className="size-4" />
          <Trans>Save as calendar file</Trans>
        </Button>
        <p className="text-muted text-sm">
          <Trans>For your phone’s own calendar, if you want neither mails nor notifications.</Trans>
        </p>
      </div>
    </div>
  );
}
