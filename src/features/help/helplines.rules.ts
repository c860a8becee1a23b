import { z } from 'zod';

/** One way to reach a person. `verifiedOn` is the day on which its facts were last compared with `source`. */
export const Helpline = z
  .object({
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
    topic: z.enum(['gambling', 'crisis']),
    name: z.string(),
    for: z.string(),
    number: z.string(),
    /** Whether the number answers voice calls; otherwise it only takes text messages. */
    takesCalls: z.boolean(),
    /** Where to send a text message. An empty body means that any first words do. */
    sms: z.object({ number: z.string(), body: z.string() }).optional(),
    hours: z.string(),
    language: z.string(),
    /** A page of the line itself, or of the public body that runs it. */
    source: z.url(),
    verifiedOn: z.iso.date(),
    reviewBy: z.iso.date(),
  })
  .meta({ id: 'Helpline' });
export type Helpline = z.infer<typeof Helpline>;

const helplines: readonly Helpline[] = [
  {
    country: 'US',
    topic: 'gambling',
    name: 'National Problem Gambling Helpline',
    for: 'Anyone worried about their own gambling, or about someone else’s',
    number: '1-800-522-4700',
    takesCalls: true,
    hours: '24 hours a day, every day',
    language: 'English',
    source: 'https://www.ncpgambling.org/help-treatment/',
    // The last day on which this number is known to have stood there. By October 2026 the page showed
    // 1-800-MY-RESET instead; this older number was said to be answered still. Someone has to call it.
    verifiedOn: '2025-10-02',
    reviewBy: '2026-12-04',
  },
  {
    country: 'US',
    topic: 'crisis',
    name: '988 Suicide & Crisis Lifeline',
    for: 'Thoughts of suicide, a mental health or substance use crisis, or any emotional distress',
    number: '988',
    takesCalls: true,
    sms: { number: '988', body: '' },
    hours: '24 hours a day, every day',
    language: 'English and Spanish; calls in many more languages through an interpreter',
    source: 'https://www.samhsa.gov/mental-health/988/faqs',
    verifiedOn: '2026-11-20',
    reviewBy: '2027-05-20',
  },
  {
    country: 'US',
    topic: 'crisis',
    name: 'Crisis Text Line',
    for: 'Any crisis, by text message',
    number: '741741',
    takesCalls: false,
    sms: { number: '741741', body: 'HOME' },
    hours: '24 hours a day, every day',
    language: 'English; Spanish with the word AYUDA',
    source: 'https://www.crisistextline.org/',
    verifiedOn: '2026-11-20',
    reviewBy: '2027-05-20',
  },
];

/** Helplines of a country (ISO 3166-1 alpha-2, any case). A country without an entry gets those of the United States. */
export function helplinesFor(country: string): Helpline[] {
  const own = helplines.filter(line => line.country === country.toUpperCase());
  return own.length > 0 ? own : helplines.filter(line => line.country === 'US');
}

/** How to use a line, in words: 'Call 1-800-522-4700', 'Call or text 988', 'Text HOME to 741741'. */
export function howToReach({ number, takesCalls, sms }: Helpline): string {
  if (!sms) return `Call ${number}`;
  if (takesCalls && sms.number === number && !sms.body) return `Call or text ${number}`;
  const text = sms.body ? `ext ${sms.body} to ${sms.number}` : `ext ${sms.number}`;
  return takesCalls ? `Call ${number} or t${text}` : `T${text}`;
}

/** Entries whose day of review lies before `today` (YYYY-MM-DD): each must be checked against its source again. */
export const overdue = (entries: readonly Helpline[], today: string): Helpline[] =>
  entries.filter(entry => entry.reviewBy < today);
