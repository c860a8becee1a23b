import type { Mail } from '../../server/mail.ts';
import type { InLanguages, Language } from '../../shared/language.ts';

type Words = Pick<Mail, 'subject'> & { before: string[]; after: string };

const words: InLanguages<Words> = {
  en: {
    subject: 'Choose a new password for Cairn',
    before: [
      'Somebody, we hope you, asked for a new password for the Cairn account with this address.',
      '',
      'Open this link within one hour to choose one:',
    ],
    after: 'If it was not you, there is nothing to do: the password stays as it is.',
  },
  es: {
    subject: 'Elige una contraseña nueva para Cairn',
    before: [
      'Alguien, esperamos que tú, pidió una contraseña nueva para la cuenta de Cairn con esta dirección.',
      '',
      'Abre este enlace antes de una hora para elegirla:',
    ],
    after: 'Si no fuiste tú, no hay que hacer nada: la contraseña sigue como está.',
  },
};

/** The mail that lets a person choose a new password. Discreet: a mailbox may be shared. */
export function resetMail(to: string, link: string, language: Language): Mail {
  const { subject, before, after } = words[language];
  return { to, subject, text: [...before, link, '', after].join('\n') };
}
