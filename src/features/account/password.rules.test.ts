import { describe, expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';
import { passwordProblem } from './password.rules.ts';

const common = await commonPasswords();
const email = 'river@example.org';

describe('a password', () => {
  it.each([
    'password12',
    'Password123!',
    'qwertyuiop',
    '1234567890',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    'iloveyou2024',
    'zyxwvutsrqpo',
  ])('that is among the first guesses is refused: %s', password =>
    expect(passwordProblem(password, email, common)).toBe('PASSWORD_COMMON'),
  );

  it.each(['river@example.org', 'RIVER@EXAMPLE.ORG-1', 'my-river-12345'])(
    'that contains the email is refused: %s',
    password => expect(passwordProblem(password, email, common)).toBe('PASSWORD_CONTAINS_EMAIL'),
  );

  it.each(['quiet-water-stones', 'correct horse battery', 'ñandú-vuela-alto', '夜が明ける前に歩こう。。'])(
    'of one’s own is taken: %s',
    password => expect(passwordProblem(password, email, common)).toBeUndefined(),
  );

  it('may contain a mailbox name so short that it says nothing', () => {
    expect(passwordProblem('bob-sleds-in-may', 'bob@example.org', common)).toBeUndefined();
  });
});
