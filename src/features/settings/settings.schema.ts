import { z } from 'zod';

/** Shapes of a person's settings, shared by both sides. Only the person reads them. */

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `Please use at most ${most} characters.` })
    .regex(/^\P{Cc}*$/u, { error: 'Please leave out line breaks.' });

const Day = z.iso.date({ error: 'Please give a day that exists, as YYYY-MM-DD.' });

/** What a clean day saves: 0 to 1000 in the person's currency, at most two digits after the point. */
const DailyAmount = z
  .union([z.string().trim(), z.number().transform(String)])
  .refine(text => /^\d{1,4}(\.\d{1,2})?$/.test(text) && Number(text) <= 1000, {
    error: 'Please give an amount from 0 to 1000.',
  });

const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please give a time from 00:00 to 23:59.' });

const Channels = z.array(z.enum(['push', 'email'])).max(2);

const Goal = z.object({
  id: z.uuid(),
  text: line(200).min(1, { error: 'Please write the goal.' }),
  doneOn: Day.nullable(),
});
export type Goal = z.infer<typeof Goal>;

/** One barrier between the person and gambling: which of the list, where, and since when. */
const Barrier = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  /** Such as the name of a device or bank. */
  label: line(80),
  doneOn: Day,
});
export type Barrier = z.infer<typeof Barrier>;

/** Digits with what people write between them; empty for nobody. */
const Phone = line(40).regex(/^(\+?[\d\s().\-/]{3,})?$/, { error: 'Please give a phone number.' });

export const Settings = z
  .object({
    dailySpendLimit: z.string().meta({ description: 'Decimal, two digits after the point' }),
    reminders: z.object({
      enabled: z.boolean(),
      /** HH:MM in the person's own zone. */
      time: Time,
      channels: Channels,
      milestones: z.boolean(),
    }),
    emergencyContact: z.object({ name: z.string(), phone: z.string() }),
    goals: z.array(Goal),
    sharing: z.object({ progress: z.boolean(), presence: z.boolean() }),
    barriers: z.array(Barrier),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

/** Any part of the settings; what is left out stays. Lists are replaced as a whole. */
export const SettingsChanges = z
  .object({
    dailySpendLimit: DailyAmount,
    reminders: z
      .object({ enabled: z.boolean(), time: Time, channels: Channels, milestones: z.boolean() })
      .partial()
      .strict(),
    emergencyContact: z
      .object({ name: line(80), phone: Phone })
      .partial()
      .strict(),
    goals: z.array(Goal).max(50, { error: 'Please keep at most 50 goals.' }),
    sharing: z.object({ progress: z.boolean(), presence: z.boolean() }).partial().strict(),
    barriers: z.array(Barrier).max(200),
  })
  .partial()
  .strict();
export type SettingsChanges = z.infer<typeof SettingsChanges>;
