import { z } from 'zod';
import { Helpline } from '../help/helplines.schema.ts';

const CrisisLevel = z.enum(['imminent', 'ideation', 'concern']);
export type CrisisLevel = z.infer<typeof CrisisLevel>;

/** What the detector finds in a text. `distress`: gambling has become too much, without a risk to life. */
export type Detection = { level: CrisisLevel | 'none'; distress: boolean };

/** What a person sees, and nobody else, when their words sound as if somebody may not be safe. */
export const CrisisCard = z
  .object({
    level: CrisisLevel,
    text: z.string(),
    /** Crisis lines of the person's country first, then its gambling helpline. */
    helplines: z.array(Helpline),
    emergencyContact: z.object({ name: z.string(), phone: z.string() }).optional(),
  })
  .meta({ id: 'CrisisCard' });
export type CrisisCard = z.infer<typeof CrisisCard>;
