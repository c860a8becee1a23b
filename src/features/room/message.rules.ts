/** Characters in one message to the room, after trimming (UTF-16 units). */
export const MESSAGE_MAX = 2_000;

/** The counter appears when fewer characters than this are left. */
const COUNT_FROM = 200;

/** What may be sent of a draft, and how many characters are left when that is worth knowing. */
export function measureMessage(draft: string): { message: string; left: number | null; fits: boolean } {
  const message = draft.trim();
  const left = MESSAGE_MAX - message.length;
  return { message, left: left < COUNT_FROM ? left : null, fits: left >= 0 };
}
