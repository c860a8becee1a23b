import { z } from 'zod';

const place = {
  /** Stays the same when the rest changes. */
  id: z.string(),
  /** ISO 3166-1 alpha-2; `ZZ` serves every country. */
  country: z.string(),
  /** The part of the country it serves, when that is not the whole. */
  region: z.string().optional(),
  name: z.string(),
  for: z.string(),
};

const evidence = {
  /** A page of the service itself, or of a public body, that says so. */
  source: z.url(),
  /** The day on which this was last compared with a copy of such a page. */
  verifiedOn: z.iso.date(),
  /** The last day on which it may be shown without another look; at most a year later. */
  reviewBy: z.iso.date(),
};

/** One way to reach a person by call or text. */
export const Helpline = z
  .object({
    ...place,
    topic: z.enum(['gambling', 'crisis']),
    /** As people write it in that country. */
    number: z.string(),
    /** Whether the number answers voice calls; otherwise it only takes text messages. */
    takesCalls: z.boolean(),
    /** Where to send a text message. An empty body means that any first words do. */
    sms: z.object({ number: z.string(), body: z.string() }).optional(),
    hours: z.string(),
    language: z.string(),
    ...evidence,
  })
  .meta({ id: 'Helpline' });
export type Helpline = z.infer<typeof Helpline>;

/** A service that is found on the web: a helpline whose number could not be verified, or a guide to helplines. */
export const HelpSite = z.object({ ...place, url: z.url(), ...evidence }).meta({ id: 'HelpSite' });
export type HelpSite = z.infer<typeof HelpSite>;
