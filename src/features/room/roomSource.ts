import { batched } from '../../server/batch.ts';
import type { Database } from '../../server/db/connect.ts';
import type { HubEvent, Source } from '../../server/hub/source.ts';
import { findLiveSessions } from '../account/account.queries.ts';
import { type Happening, lastNumber, listHappenings, prepareFindReaders } from './room.queries.ts';
import type { RoomMessage } from './room.schema.ts';

/** What the hub reads of the room. */
export function roomSource(db: Database): Source {
  return {
    reader: batched(prepareFindReaders(db)),
    async read(number, most) {
      const position = await lastNumber(db);
      const from = Math.max(number, position - most) + 1;
      // What changes between the two statements has a later number, and is told under that.
      const happenings = from > position ? [] : await listHappenings(db, from, position);
      const events = happenings
        .map(toEvent)
        .filter(event => event.number >= from && event.number <= position);
      return { position, events };
    },
    liveSessions: ids => findLiveSessions(db, ids, new Date()),
  };
}

/** What is told of a message under its newest number. */
function toEvent({ message, removed, changeSeq }: Happening): HubEvent {
  if (!removed) return said(message, changeSeq ?? message.seq);
  return unsaid({ id: message.id, author: message.author.id }, changeSeq ?? message.seq);
}

/** A message, new or brought back under a new number. */
export const said = (message: RoomMessage, number = message.seq): HubEvent => ({
  number,
  event: 'message',
  data: message,
  author: message.author.id,
  subject: message.id,
});

/** A message that nobody is shown any more. */
export const unsaid = ({ id, author }: { id: string; author: string }, number: number): HubEvent => ({
  number,
  event: 'removed',
  data: { id },
  author,
  subject: id,
});
