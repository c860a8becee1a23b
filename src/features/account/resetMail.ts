import type { Mail } from '../../server/mail.ts';

/** The mail that lets a person choose a new password. Discreet: a mailbox may be shared. */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Choose a new password for Cairn',
    text: [
      'Somebody, we hope you, asked for a new password for the Cairn account with this address.',
      '',
      'Open this link within one hour to choose one:',
      link,
      '',
      'If it was not you, there is nothing to do: the password stays as it is.',
    ].join('\n'),
  };
}
