import type { Mail } from '../../server/mail.ts';
import type { InLanguages, Language } from '../../shared/language.ts';

type Words = Pick<Mail, 'subject'> & { before: string[]; after: string[] };

const words: InLanguages<Words> = {
  en: {
    subject: 'One step before you can moderate on Cairn',
    before: [
      'This address is on the list of moderators of a Cairn community, and there is an account with it.',
      '',
      'Open this link within one hour and choose a password, a new one or the one you have. It shows that the address',
      'is yours, signs everybody out of the account, and lets you moderate once you sign in again:',
    ],
    after: [
      'The link has expired? Sign in, or choose ‘Forgot password?’, and a new one is sent.',
      'If you did not make the account, the link makes it yours. If you do not moderate there, please tell whoever runs it.',
    ],
  },
  es: {
    subject: 'Un paso más para moderar en Cairn',
    before: [
      'Esta dirección está en la lista de moderación de una comunidad de Cairn, y existe una cuenta con ella.',
      '',
      'Abre este enlace antes de una hora y elige una contraseña, nueva o la que ya tienes. Así se comprueba que la dirección',
      'es tuya, se cierran todas las sesiones de la cuenta y podrás moderar cuando vuelvas a iniciar sesión:',
    ],
    after: [
      '¿El enlace ha caducado? Inicia sesión o elige “¿Olvidaste la contraseña?” y se enviará uno nuevo.',
      'Si no creaste la cuenta, el enlace la hace tuya. Si no moderas allí, avisa a quien la gestiona.',
    ],
  },
};

/**
 * The mail that makes a moderator of whoever reads this address. It has them choose the password, because a link that
 * only confirms the address would give the rights to whoever made the account, with a password that they know.
 */
export function moderatorMail(to: string, link: string, language: Language): Mail {
  const { subject, before, after } = words[language];
  return { to, subject, text: [...before, link, '', ...after].join('\n') };
}
