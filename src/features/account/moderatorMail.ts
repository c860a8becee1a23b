import type { Mail } from '../../server/mail.ts';

/**
 * The mail that makes a moderator of whoever reads this address. It has them choose the password, because a link that
 * only confirms the address would give the rights to whoever made the account, with a password that they know.
 */
export function moderatorMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'One step before you can moderate on Cairn',
    text: [
      'This address is on the list of moderators of a Cairn community, and there is an account with it.',
      '',
      'Open this link within one hour and choose a password, a new one or the one you have. It shows that the address',
      'is yours, signs everybody out of the account, and lets you moderate once you sign in again:',
      link,
      '',
      'The link has expired? Sign in, or choose ‘Forgot password?’, and a new one is sent.',
      'If you did not make the account, the link makes it yours. If you do not moderate there, please tell whoever runs it.',
    ].join('\n'),
  };
}
