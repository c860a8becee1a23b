import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addPost } from '../../../tests/builders.ts';
import { MODERATORS, moderating } from '../../../tests/moderating.ts';
import { testApp } from '../../../tests/testApp.ts';
import { moderationActions, users } from '../../server/db/schema.ts';
import type { AuditEntry } from './moderation.schema.ts';

const app = testApp({ MODERATORS });
const { moderatorOf, auditOf, act } = moderating(app);

const audit = '/api/moderation/audit';

describe('the audit trail', () => {
  async function recorded() {
    const [moderator, ada] = [await moderatorOf(), await app.person()];
    await act(moderator, await addPost(app.db, ada.id), 'hide', { note: 'why' });
    return { moderator, ada };
  }

  it.each([
    ['a reason', sql`update moderation_actions set reason = 'noBreach'`],
    ['a note', sql`update moderation_actions set note = null`],
    ['an instant', sql`update moderation_actions set created_at = now()`],
    ['who acted, while they are here', sql`update moderation_actions set moderator_id = null`],
    ['who acted, for somebody else', sql`update moderation_actions set moderator_id = author_id`],
    ['whom it was about', sql`update moderation_actions set author_id = null`],
    ['an act', sql`delete from moderation_actions`],
  ])('refuses to lose or change %s', async (_, statement) => {
    await recorded();
    const before = await app.db.select().from(moderationActions);
    await expect(app.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
    expect(await app.db.select().from(moderationActions)).toEqual(before);
  });

  it('loses the name of an account that is deleted, and nothing else', async () => {
    const { moderator, ada } = await recorded();
    const [before] = await app.db.select().from(moderationActions);
    await app.db.delete(users).where(eq(users.id, ada.id));
    expect(await app.db.select().from(moderationActions)).toEqual([{ ...before, authorId: null }]);
    expect(await auditOf(moderator)).toMatchObject([{ author: null, moderator: { id: moderator.id } }]);
    await app.db.delete(users).where(eq(users.id, moderator.id));
    expect(await app.db.select().from(moderationActions)).toEqual([
      { ...before, authorId: null, moderatorId: null },
    ]);
  });

  it('pages by key', async () => {
    const [moderator, ada] = [await moderatorOf(), await app.person()];
    for (let i = 0; i < 5; i += 1) {
      await act(moderator, ada.id, 'note', { targetType: 'user', note: `${i}` });
    }
    const first = await moderator.json<{ items: AuditEntry[]; nextCursor: string }>(`${audit}?limit=3`);
    await act(moderator, ada.id, 'note', { targetType: 'user', note: 'meanwhile' });
    const second = await auditOf(moderator, `?limit=3&cursor=${first.nextCursor}`);
    expect([...first.items, ...second].map(({ note }) => note)).toEqual(['4', '3', '2', '1', '0']);
  });
});
