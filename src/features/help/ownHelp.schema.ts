import { z } from 'zod';
import { WORDS_MAX } from './keptHelp.rules.ts';

/** What a person wrote for their own hard hours. Nobody else ever sees it. */

/** How many reasons, and how many plans, one person keeps. */
export const KEPT_MAX = 20;

const words = (empty: string) =>
  z
    .string()
    // Postgres cannot store NUL in a text; nobody means to send one.
    .overwrite(text => text.replaceAll('\u0000', ''))
    .trim()
    .min(1, { error: empty })
    .max(WORDS_MAX, { error: `Please use at most ${WORDS_MAX} characters.` });

export const NewReason = z.object({ text: words('Please write a reason.') });
export type NewReason = z.infer<typeof NewReason>;

export const NewPlan = z.object({
  trigger: words('Please write what happens before.'),
  response: words('Please write what you will do.'),
});
export type NewPlan = z.infer<typeof NewPlan>;

const stored = { id: z.uuid(), createdAt: z.iso.datetime() };

/** Why the person wants to stop, in their words. */
export const Reason = NewReason.extend(stored).meta({ id: 'Reason' });
export type Reason = z.infer<typeof Reason>;

/** If `trigger` happens, then the person does `response`. */
export const Plan = NewPlan.extend(stored).meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

/** All that Help now shows of one person. */
export const OwnHelp = z
  .object({
    reasons: z.array(Reason),
    plans: z.array(Plan),
    emergencyContact: z.object({ name: z.string(), phone: z.string() }).nullable(),
    country: z.string().nullable(),
  })
  .meta({ id: 'OwnHelp' });
export type OwnHelp = z.infer<typeof OwnHelp>;
