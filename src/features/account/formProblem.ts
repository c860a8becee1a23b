import { t } from '@lingui/core/macro';
import { ProblemError, problemText } from '../../ui/fetch.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password.rules.ts';

export type AccountField = 'name' | 'email' | 'password';
/** What is wrong, by field; `form` is about the whole. */
export type FormProblems = Partial<Record<AccountField | 'form', string>>;

export const NAME_MAX = 80;

/** What can be said before asking the server. Only the given fields are looked at. */
export function checkForm(values: Partial<Record<AccountField, string>>): FormProblems {
  const problems: FormProblems = {};
  const { name, email, password } = values;
  if (name !== undefined && !name.trim()) problems.name = t`Please write a name.`;
  if (email !== undefined && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())) {
    problems.email = t`Please write an email address, such as name@example.com.`;
  }
  if (password !== undefined && !password) problems.password = t`Please write a password.`;
  return problems;
}

/** Adds what a new password must keep to. */
export function checkNewPassword(password: string): FormProblems {
  if (password.length < PASSWORD_MIN) return { password: t`Please use at least ${PASSWORD_MIN} characters.` };
  if (password.length > PASSWORD_MAX) return { password: t`Please use at most ${PASSWORD_MAX} characters.` };
  return {};
}

/** A refusal of a change to one's own account: the current password may be what is wrong. */
export function ownProblems(error: unknown): FormProblems & { current?: true } {
  if (!(error instanceof ProblemError)) return formProblems(error);
  const wrong = error.code === 'INVALID_PASSWORD' || error.errors.some(({ path }) => path === 'password');
  return wrong ? { password: t`This is not your password.`, current: true } : formProblems(error);
}

/** Puts the server's refusal beside the field it is about. */
export function formProblems(error: unknown): FormProblems {
  switch (error instanceof ProblemError ? error.code : undefined) {
    case 'NAME_INVALID':
      return { name: t`Please use 1 to ${NAME_MAX} characters, without line breaks.` };
    case 'INVALID_EMAIL':
      return { email: t`This does not look like an email address. Please check it.` };
    case 'USER_ALREADY_EXISTS':
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return { email: t`There is an account with this email already.` };
    case 'PASSWORD_TOO_SHORT':
      return { password: t`Please use at least ${PASSWORD_MIN} characters.` };
    case 'PASSWORD_TOO_LONG':
      return { password: t`Please use at most ${PASSWORD_MAX} characters.` };
    case 'PASSWORD_COMMON':
      return { password: t`Many people use this password, so it is easy to guess. Please choose another.` };
    case 'PASSWORD_CONTAINS_EMAIL':
      return { password: t`Please choose a password without your email in it.` };
    case 'INVALID_EMAIL_OR_PASSWORD':
      return { form: t`Email and password do not match. Please check both.` };
    case 'INVALID_TOKEN':
      return {
        form: t`This link no longer works. Links last one hour and work once. Please ask for a new one.`,
      };
    default:
      return { form: problemText(error) };
  }
}
