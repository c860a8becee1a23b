import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { AuditEntry, QueueItem } from '../src/features/moderation/moderation.schema.ts';
import { moderationItems } from '../src/server/db/schema.ts';
import type { testApp } from './testApp.ts';

type App = ReturnType<typeof testApp>;
type Person = Awaited<ReturnType<App['person']>>;
type Queue = { items: QueueItem[]; nextCursor: string | null; open: number };

/** For the `MODERATORS` of an app. */
export const MODERATORS = 'mod@example.org,second@example.org';

/** What moderators, and those who report to them, do in tests. */
export const moderating = (app: App) => ({
  moderatorOf: (email = 'mod@example.org', name = 'Calm Oak') => app.moderator({ email, name }),

  async report(person: Person, targetType: string, targetId: string, more = {}) {
    const body = { targetType, targetId, reason: 'spam', ...more };
    expect((await person.post('/api/reports', body)).status).toBe(201);
  },

  queueOf: (person: Person, query = '') => person.json<Queue>(`/api/moderation/queue${query}`),

  auditOf: async (person: Person, query = '') =>
    (await person.json<{ items: AuditEntry[] }>(`/api/moderation/audit${query}`)).items,

  /** Decides about a post, unless `more` says otherwise. */
  act: (person: Pick<Person, 'post'>, targetId: string, action: string, more = {}) =>
    person.post('/api/moderation/actions', { targetType: 'post', targetId, action, reason: 'spam', ...more }),

  itemOf: async (targetId: string) =>
    (await app.db.select().from(moderationItems).where(eq(moderationItems.targetId, targetId)))[0],
});
