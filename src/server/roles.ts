import { createMiddleware } from 'hono/factory';
import type { Config } from './config.ts';
import { Problem } from './errors.ts';
import type { SignedIn, SignedInEnv } from './session.ts';

/**
 * Whether somebody moderates here: their address is in `MODERATORS`, and they have shown that they read its mails. Anyone
 * can sign up with an address that is not theirs.
 */
export const isModerator = (
  { email, emailVerified }: Pick<SignedIn, 'email' | 'emailVerified'>,
  { moderators }: Config,
): boolean => emailVerified && moderators.includes(email.toLowerCase());

/** Lets only moderators through. Stands behind `requireSession`. */
export const requireModerator = (config: Config) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    if (!isModerator(c.var.person, config)) throw new Problem('forbidden');
    await next();
  });

/**
 * Lets a write to other people pass unless a moderator has suspended its author.
 * @throws {Problem} forbidden, with the end of the suspension in the person's own time
 */
export function requireNotSuspended({ suspendedUntil, timeZone, language }: SignedIn, now: Date): void {
  if (!suspendedUntil || suspendedUntil <= now) return;
  const until = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(suspendedUntil);
  throw new Problem('forbidden', {
    detail:
      language === 'es'
        ? `Alguien de moderación ha puesto en pausa lo que escribes hasta el ${until}. Puedes leerlo todo, y tu progreso y el chat siguen igual.`
        : `A moderator has paused your writing until ${until}. You can read everything, and your progress and the chat go on as before.`,
  });
}
