import type { Mail } from '../../server/mail.ts';
import type { InLanguages, Language } from '../../shared/language.ts';
import { type ReminderKind, words } from './reminder.rules.ts';

const youAsked: InLanguages = {
  en: 'You asked for this. To change the time or to stop it:',
  es: 'Lo pediste tú. Para cambiar la hora o dejar de recibirlo:',
};

/** A reminder for those who have no push. Discreet: a mailbox may be shared. */
export function reminderMail(to: string, kind: ReminderKind, publicUrl: string, language: Language): Mail {
  const { title, body } = words[language][kind];
  return {
    to,
    subject: title,
    text: [body, '', `${publicUrl}/progress`, '', `${youAsked[language]} ${publicUrl}/settings`].join('\n'),
  };
}
