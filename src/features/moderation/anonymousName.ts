import { createHmac } from 'node:crypto';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * What moderators call somebody who writes without a name: the same for all that this person writes so, and of no use for
 * finding out who it is without the secret of the server.
 */
export function anonymousName(secret: string, authorId: string): string {
  const digest = createHmac('sha256', secret).update(`anonymous author ${authorId}`).digest();
  const code = [...digest.subarray(0, 5)].map(byte => letters.charAt(byte % letters.length)).join('');
  return `Anonymous · ${code}`;
}
