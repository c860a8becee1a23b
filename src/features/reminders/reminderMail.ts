import type { Mail } from '../../server/mail.ts';
import { type ReminderKind, words } from './reminder.rules.ts';

/** A reminder for those who have no push. Discreet: a mailbox may be shared. */
export function reminderMail(to: string, kind: ReminderKind, publicUrl: string): Mail {
  const { title, body } = words[kind];
  return {
    to,
    subject: title,
    text: [
      body,
      '',
      `${publicUrl}/progress`,
      '',
      `You asked for this. To change the time or to stop it: ${publicUrl}/settings`,
    ].join('\n'),
  };
}
