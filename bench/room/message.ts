/** What people write, of the length of most of what they write. */
const WORDS = 'I made it through the weekend without placing a single bet. ';
export const usualText = WORDS.repeat(3).trim();

/** As long as a message of the room may be, with its mark, in letters that take three bytes. */
export const longestText = '…'.repeat(2000 - 28);

/** A message as the room sends it to its readers, for the servers that know nothing of rooms. */
export const messageOf = (text: string): string =>
  JSON.stringify({
    id: '019aa1c2-3d4e-7f56-8a9b-0c1d2e3f4a5b',
    seq: 1234,
    message: text,
    createdAt: '2026-01-01T12:00:00.000Z',
    author: {
      id: '019aa1c2-3d4e-7f56-8a9b-5b4a3f2e1d0c',
      fullName: 'Person 1234',
      avatarUrl: null,
      currentStreak: 12,
    },
  });
