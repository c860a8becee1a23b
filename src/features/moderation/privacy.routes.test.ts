import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addComment, addPost } from '../../../tests/builders.ts';
import { MODERATORS, moderating } from '../../../tests/moderating.ts';
import { testApp } from '../../../tests/testApp.ts';
import { calendarEntries, chatMessages, userSettings, users } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';

const app = testApp({ MODERATORS });
const { moderatorOf, report, queueOf, auditOf, act } = moderating(app);

const audit = '/api/moderation/audit';
const NOW = new Date('2026-03-10T12:00:00Z');

describe('what moderators never see', () => {
  it('who writes without a name: they can be told apart and suspended', async () => {
    const moderator = await moderatorOf();
    const [ada, eva, ben] = [
      await app.person({ name: 'Canary Ada' }),
      await app.person(),
      await app.person(),
    ];
    const [one, two, three, named] = [
      await addPost(app.db, ada.id, { anonymous: true }),
      await addPost(app.db, ada.id, { anonymous: true }),
      await addPost(app.db, eva.id, { anonymous: true }),
      await addPost(app.db, ada.id),
    ];
    await addComment(app.db, ada.id, three, { anonymous: true });
    for (const id of [one, two, three]) await report(ben, 'post', id);
    const until = '2026-03-17T12:00:00.000Z';
    await act(moderator, one, 'suspend', { until });
    await act(moderator, one, 'hide');

    const texts = [
      await (await moderator.get('/api/moderation/queue')).text(),
      await (await moderator.get(audit)).text(),
      await (await act(moderator, two, 'remove')).text(),
    ];
    for (const text of texts) {
      expect(text).not.toContain(ada.id);
      expect(text).not.toContain('Canary');
    }
    const seen = await auditOf(moderator);
    expect(new Set(seen.map(({ author }) => author?.fullName)).size).toBe(1);
    expect(seen[0]?.author).toEqual({ id: null, fullName: expect.stringMatching(/^Anonymous · \w{5}$/) });

    // The same person under their name has no past and no suspension, which would tell who it is.
    await report(ben, 'post', named);
    const items = (await queueOf(moderator)).items;
    const authorOf = (id: string) => items.find(({ target }) => target.id === id)?.author;
    expect(authorOf(named)).toMatchObject({ id: ada.id, suspendedUntil: null, earlierDecisions: 0 });
    expect(authorOf(three)?.fullName).not.toBe(seen[0]?.author?.fullName);
    await act(moderator, one, 'unsuspend');
    expect((await ada.post('/api/posts', { title: 'Hello', content: 'again' })).status).toBe(201);
  });

  it('anything private of the people they moderate', async () => {
    const moderator = await moderatorOf();
    const ada = await app.person({ name: 'Fair Wren', email: 'canary.ada@example.org' });
    const ben = await app.person({ name: 'Canary Ben', email: 'canary.ben@example.org' });
    await app.db.insert(chatMessages).values({
      id: newId(),
      userId: ada.id,
      role: 'user',
      content: 'canary chat',
      coach: 'mike',
      createdAt: NOW,
    });
    await app.db.insert(calendarEntries).values({
      userId: ada.id,
      date: '2026-03-09',
      status: 'gambled',
      trigger: 'canary trigger',
      amount: '4242.42',
      note: 'canary note',
      createdAt: NOW,
      updatedAt: NOW,
    });
    await app.db.insert(userSettings).values({
      userId: ada.id,
      emergencyName: 'canary contact',
      emergencyPhone: '+4242424242',
      goals: [{ id: newId(), text: 'canary goal', doneOn: null }],
    });
    await app.db
      .update(users)
      .set({ country: 'ZZ', timeZone: 'Pacific/Chatham' })
      .where(eq(users.id, ada.id));
    const post = await addPost(app.db, ada.id);
    const comment = await addComment(app.db, ada.id, post);
    for (const [type, id] of [
      ['post', post],
      ['comment', comment],
      ['user', ada.id],
    ] as const) {
      await report(ben, type, id);
    }
    const seen = [
      await (await moderator.get('/api/moderation/queue')).text(),
      await (await act(moderator, post, 'hide')).text(),
      await (
        await act(moderator, ada.id, 'suspend', { targetType: 'user', until: '2026-03-11T12:00:00Z' })
      ).text(),
      await (await moderator.get(audit)).text(),
    ].join('\n');
    expect(seen).toContain('Fair Wren');
    expect(seen).not.toMatch(/canary|4242|Chatham|"ZZ"|@example/i);
    // Nor do they get anything of it by asking as themselves.
    for (const path of ['/api/chat/messages', '/api/calendar', '/api/me/notices', '/api/blocks']) {
      expect(await (await moderator.get(path)).text(), path).not.toMatch(/canary|4242/i);
    }
    expect(app.logged).not.toMatch(/canary|4242/i);
  });
});
