import { z } from 'zod';
import { Author } from '../account/author.schema.ts';
import { CrisisCard } from '../safety/safety.schema.ts';
import { MESSAGE_MAX } from './message.rules.ts';

/** Shapes of the Support Room, shared by both sides. */

export const RoomMessage = z
  .object({
    id: z.uuid(),
    /** Its place among all messages: larger is newer. Numbers can be missing. */
    seq: z.int(),
    message: z.string(),
    createdAt: z.iso.datetime(),
    author: Author,
  })
  .meta({ id: 'RoomMessage' });
export type RoomMessage = z.infer<typeof RoomMessage>;

/** What whoever wrote is answered: `crisis` is for them alone. */
export const WrittenMessage = RoomMessage.extend({ crisis: CrisisCard.optional() }).meta({
  id: 'WrittenMessage',
});
export type WrittenMessage = z.infer<typeof WrittenMessage>;

export const SendRoomMessage = z.object({
  message: z
    .string({ error: 'Write a message first.' })
    // Postgres cannot store NUL in a text; nobody means to send one.
    .overwrite(text => text.replaceAll('\u0000', ''))
    .trim()
    .min(1, 'Write a message first.')
    .max(
      MESSAGE_MAX,
      'A message can have up to 2,000 characters. Please shorten it or send it in two parts.',
    ),
});

/** Who has the room open: some names, and how many there are in all. */
export const Presence = z.object({
  count: z.int(),
  people: z.array(Author.pick({ id: true, fullName: true, avatarUrl: true })),
});
export type Presence = z.infer<typeof Presence>;

export const RoomMessages = z.object({
  items: z.array(RoomMessage),
  nextCursor: z.string().nullable(),
  /** Up to where the list tells what happened: a stream that starts there continues it. */
  position: z.int(),
});
export type RoomMessages = z.infer<typeof RoomMessages>;
