import type { Mail } from '../../server/mail.ts';

/** The mails of a change of address. Discreet: a mailbox may be shared. */

export const confirmAddressMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Confirm this address for Cairn',
  text: [
    'Somebody, we hope you, wants to use this address for their Cairn account.',
    '',
    'Open this link within a day, in a browser where you are signed in:',
    link,
    '',
    'If it was not you, there is nothing to do.',
  ].join('\n'),
});

export const addressTakenMail = (to: string): Mail => ({
  to,
  subject: 'This address has a Cairn account',
  text: [
    'Somebody, we hope you, wanted to use this address for another Cairn account. It has an account already, so nothing changed.',
    '',
    'If it was not you, there is nothing to do.',
  ].join('\n'),
});

export const addressChangedMail = (to: string): Mail => ({
  to,
  subject: 'Your Cairn account has another address now',
  text: [
    'From now on you sign in to Cairn with another address, and mails go there.',
    '',
    'If it was not you, please write at once to the people who run your Cairn.',
  ].join('\n'),
});
