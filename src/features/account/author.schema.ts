import { z } from 'zod';

/** A person as others see them beside what they wrote. */
export const Author = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    avatarUrl: z.string().nullable(),
    /** Days; null when the person keeps their progress to themselves. */
    currentStreak: z.int().nullable(),
  })
  .meta({ id: 'Author' });
export type Author = z.infer<typeof Author>;
