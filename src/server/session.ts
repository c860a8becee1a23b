import { createMiddleware } from 'hono/factory';
import type { Language } from '../shared/language.ts';
import { Problem } from './errors.ts';

/** The person behind a request, as stored with their account. */
export type SignedIn = {
  sessionId: string;
  userId: string;
  email: string;
  /** Whoever reads the mails of this address chose the password (or their provider says so). */
  emailVerified: boolean;
  fullName: string;
  avatarUrl: string | null;
  selectedCoach: string;
  timeZone: string;
  currency: string;
  /** As stored, else as their browser asks. */
  language: Language;
  /** Until then nothing they write is taken in the room or the community. */
  suspendedUntil: Date | null;
  /** ISO 3166-1 alpha-2, `ZZ` for somewhere else; null until the person chose. */
  country: string | null;
  /** When the account goes, if its person asked for that. */
  deleteAfter: Date | null;
};

export type Sessions = {
  /** The person a request's cookie belongs to. */
  find(headers: Headers): Promise<SignedIn | null>;
  /** Lets a session that is used live on. @returns the cookies to set, none when it was prolonged today */
  prolong(headers: Headers): Promise<string[]>;
};

export type SignedInEnv = { Variables: { person: SignedIn } };

/** Lets only signed-in people through and hands the route who they are as `c.var.person`. */
export const requireSession = (sessions: Sessions) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const person = await sessions.find(c.req.raw.headers);
    if (!person) throw new Problem('unauthorized');
    c.set('person', person);
    await next();
  });
