import { z } from 'zod';

/** Shapes of the coach and of the chat, shared by both sides. */

export const CoachKey = z.enum(['patrick', 'sarah', 'dr_martinez', 'mike']);
export type CoachKey = z.infer<typeof CoachKey>;

/** What anyone may know of a coach: everything but the prompt. */
export const Coach = z
  .object({
    key: CoachKey,
    name: z.string(),
    title: z.string(),
    greeting: z.string(),
    description: z.string(),
    specialties: z.tuple([z.string(), z.string(), z.string()]),
    /** One emoji. */
    avatar: z.string(),
  })
  .meta({ id: 'Coach' });
export type Coach = z.infer<typeof Coach>;

export const ChatMessage = z
  .object({
    id: z.uuid(),
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    /** Key of the coach of that time, which may since have been retired. */
    coach: z.string(),
    /** Who wrote a reply: the model or the built-in table. Null on the person's own words. */
    source: z.enum(['model', 'fallback']).nullable(),
    /** The reply ended before the model had finished. */
    cutOff: z.boolean(),
    replyTo: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof ChatMessage>;

export const SendMessage = z.object({
  content: z
    .string({ error: 'Write a message first.' })
    // Postgres cannot store NUL in a text; nobody means to send one.
    .overwrite(text => text.replaceAll('\u0000', ''))
    .trim()
    .min(1, 'Write a message first.')
    .max(4000, 'A message can have up to 4,000 characters. Please shorten it or send it in two parts.'),
});
export type SendMessage = z.infer<typeof SendMessage>;
