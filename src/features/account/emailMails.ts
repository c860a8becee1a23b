import type { Mail } from '../../server/mail.ts';
import type { InLanguages, Language } from '../../shared/language.ts';

/** The mails of a change of address. Discreet: a mailbox may be shared. */

type Words = Pick<Mail, 'subject'> & { lines: string[] };

const confirm: InLanguages<Words> = {
  en: {
    subject: 'Confirm this address for Cairn',
    lines: [
      'Somebody, we hope you, wants to use this address for their Cairn account.',
      '',
      'Open this link within a day, in a browser where you are signed in:',
      '{link}',
      '',
      'If it was not you, there is nothing to do.',
    ],
  },
  es: {
    subject: 'Confirma esta dirección para Cairn',
    lines: [
      'Alguien, esperamos que tú, quiere usar esta dirección para su cuenta de Cairn.',
      '',
      'Abre este enlace antes de un día, en un navegador donde tengas la sesión iniciada:',
      '{link}',
      '',
      'Si no fuiste tú, no hay que hacer nada.',
    ],
  },
};

const taken: InLanguages<Words> = {
  en: {
    subject: 'This address has a Cairn account',
    lines: [
      'Somebody, we hope you, wanted to use this address for another Cairn account. It has an account already, so nothing changed.',
      '',
      'If it was not you, there is nothing to do.',
    ],
  },
  es: {
    subject: 'Esta dirección tiene una cuenta de Cairn',
    lines: [
      'Alguien, esperamos que tú, quiso usar esta dirección para otra cuenta de Cairn. Ya tiene una cuenta, así que nada ha cambiado.',
      '',
      'Si no fuiste tú, no hay que hacer nada.',
    ],
  },
};

const changed: InLanguages<Words> = {
  en: {
    subject: 'Your Cairn account has another address now',
    lines: [
      'From now on you sign in to Cairn with another address, and mails go there.',
      '',
      'If it was not you, please write at once to the people who run your Cairn.',
    ],
  },
  es: {
    subject: 'Tu cuenta de Cairn tiene ahora otra dirección',
    lines: [
      'A partir de ahora inicias sesión en Cairn con otra dirección, y los correos llegan allí.',
      '',
      'Si no fuiste tú, escribe enseguida a quienes gestionan tu Cairn.',
    ],
  },
};

const mail = (to: string, { subject, lines }: Words): Mail => ({ to, subject, text: lines.join('\n') });

export function confirmAddressMail(to: string, link: string, language: Language): Mail {
  const { subject, lines } = confirm[language];
  return mail(to, { subject, lines: lines.map(line => (line === '{link}' ? link : line)) });
}

export const addressTakenMail = (to: string, language: Language): Mail => mail(to, taken[language]);

export const addressChangedMail = (to: string, language: Language): Mail => mail(to, changed[language]);
