import { z } from 'zod';
import { languages } from '../../shared/language.ts';

/** A person as they see themselves. Never sent to anyone else: it holds their email. */
export const Me = z
  .object({
    id: z.uuid(),
    email: z.email(),
    fullName: z.string(),
    avatarUrl: z.string().nullable(),
    selectedCoach: z.string(),
    timeZone: z.string(),
    currency: z.string(),
    language: z.enum(languages),
    /** ISO 3166-1 alpha-2, `ZZ` for one without an entry; null until the person chose. */
    country: z.string().nullable(),
    /** When the account goes, if the person asked for that. */
    deleteAfter: z.iso.datetime().nullable(),
    role: z.enum(['member', 'moderator']),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

/** Display names: 1 to 80 characters after trimming, without line breaks or control characters. */
export const FullName = z
  .string()
  .trim()
  .min(1, { error: 'Please write a name.' })
  .max(80, { error: 'Please use at most 80 characters.' })
  .regex(/^\P{C}*$/u, { error: 'Please leave out line breaks and invisible characters.' });

/** True for an IANA name that this runtime knows, such as Europe/Dublin. */
export function isTimeZone(name: string): boolean {
  try {
    // Offsets such as +01:00 pass Intl, but they know no summer time.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** True for an ISO 4217 code that this runtime knows, such as EUR. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** True for an ISO 3166-1 alpha-2 code that this runtime knows, such as IE, and for ZZ, 'somewhere else'. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  // UK and other second names of a country would find none of its numbers.
  new Intl.Locale(`und-${code}`).region === code &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

export const TimeZone = z.string().refine(isTimeZone, { error: 'This time zone is not known.' });
export const Currency = z.string().refine(isCurrency, { error: 'This currency is not known.' });
export const LanguageCode = z.enum(languages, { error: 'This language is not known.' });
export const Country = z.string().refine(isCountry, { error: 'This country is not known.' });

/** Somewhere the person is signed in. */
export const OwnSession = z
  .object({
    id: z.uuid(),
    /** The browser as it names itself; empty when it did not. */
    device: z.string(),
    current: z.boolean(),
    createdAt: z.iso.datetime(),
    /** To the day: a use prolongs a session once a day. */
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: 'Session' });
export type OwnSession = z.infer<typeof OwnSession>;

/** What a person calls a passkey: 1 to 60 characters. */
export const PasskeyName = z
  .string()
  .trim()
  .min(1, { error: 'Please write a name.' })
  .max(60, { error: 'Please use at most 60 characters.' });

/** A passkey without its keys. */
export const OwnPasskey = z
  .object({ id: z.uuid(), name: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'Passkey' });
export type OwnPasskey = z.infer<typeof OwnPasskey>;
