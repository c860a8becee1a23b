import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { moderationActions, users } from '../../server/db/schema.ts';
import { anonymousName } from './anonymousName.ts';
import type { ModeratedAuthor } from './moderation.schema.ts';
import type { Face } from './targets.queries.ts';

/** Tells apart what somebody writes under their name and without it. */
export const faceKey = ({ authorId, anonymous }: Face): string => `${authorId} ${anonymous}`;

/** Authors with and without a name, each with what was decided about what they wrote in that way alone. */
export async function findAuthors(
  db: Database,
  secret: string,
  faces: Face[],
  now: Date,
): Promise<Map<string, ModeratedAuthor>> {
  const ids = faces.map(({ authorId }) => authorId);
  const people = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
      suspendedUntil: users.suspendedUntil,
    })
    .from(users)
    .where(inArray(users.id, ids));
  const acts = await db
    .select({
      authorId: users.id,
      anonymous: moderationActions.anonymous,
      decisions: count(),
      suspended: sql<boolean>`bool_or(${moderationActions.action} = 'suspend' and ${moderationActions.until} = ${users.suspendedUntil})`,
    })
    .from(moderationActions)
    .innerJoin(users, eq(users.id, moderationActions.authorId))
    .where(and(inArray(users.id, ids), inArray(moderationActions.action, ['hide', 'remove', 'suspend'])))
    .groupBy(users.id, moderationActions.anonymous);

  const persons = new Map(people.map(person => [person.id, person]));
  const history = new Map(acts.map(act => [faceKey(act), act]));
  const found = new Map<string, ModeratedAuthor>();
  for (const face of faces) {
    const person = persons.get(face.authorId);
    if (!person) continue;
    const { anonymous } = face;
    const until = person.suspendedUntil;
    const past = history.get(faceKey(face));
    found.set(faceKey(face), {
      id: anonymous ? null : person.id,
      fullName: anonymous ? anonymousName(secret, person.id) : person.fullName,
      avatarUrl: anonymous ? null : person.avatarUrl,
      anonymous,
      suspendedUntil: past?.suspended && until && until > now ? until.toISOString() : null,
      earlierDecisions: past?.decisions ?? 0,
    });
  }
  return found;
}
