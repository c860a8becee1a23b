/** Shortest and longest password, in characters. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

export type PasswordProblem = 'PASSWORD_COMMON' | 'PASSWORD_CONTAINS_EMAIL';

/**
 * Why a password of a valid length is refused, or undefined when it is not.
 * @param common well-known passwords, lower case
 */
export function passwordProblem(
  password: string,
  email: string,
  common: ReadonlySet<string>,
): PasswordProblem | undefined {
  const folded = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (folded.includes(email.toLowerCase()) || (name.length >= 4 && folded.includes(name)))
    return 'PASSWORD_CONTAINS_EMAIL';
  // "password12345" is as well known as "password": what guessing programs append does not count.
  const stem = folded.replace(/[\d\W_]+$/, '');
  if (common.has(folded) || isRun(folded) || (folded.length - stem.length <= 5 && common.has(stem)))
    return 'PASSWORD_COMMON';
  return undefined;
}

/** One character or one short piece repeated, or a walk along the alphabet or the digits. */
function isRun(text: string): boolean {
  if (/^(.{1,3})\1+.{0,2}$/su.test(text)) return true;
  const steps = [...text]
    .slice(1)
    .map((character, i) => (character.codePointAt(0) ?? 0) - (text.codePointAt(i) ?? 0));
  return steps.every(step => step === 1) || steps.every(step => step === -1);
}
