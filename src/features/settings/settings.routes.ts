import { createRoute } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import { scheduleReminder } from '../reminders/reminders.queries.ts';
import { changeSettings, findSettings } from './settings.queries.ts';
import { Settings, SettingsChanges } from './settings.schema.ts';

const readSettings = createRoute({
  method: 'get',
  path: '/me/settings',
  summary: 'The person’s settings',
  responses: { 200: json(Settings, 'All settings'), ...problems(401) },
});

const patchSettings = createRoute({
  method: 'patch',
  path: '/me/settings',
  summary: 'Change some of the settings',
  request: { body: { ...json(SettingsChanges, 'What changes'), required: true } },
  responses: { 200: json(Settings, 'The settings as they now are'), ...problems(401, 422, 429) },
});

export function settingsRoutes({ db, hub, limits, now, sessions }: Deps) {
  const router = createRouter();
  router.use('/me/settings', requireSession(sessions));
  return router
    .openapi(readSettings, async c => c.json(await settingsOf(c.var.person.userId), 200))
    .openapi(patchSettings, async c => {
      const { userId } = c.var.person;
      await limits.use('write', userId);
      const changes = c.req.valid('json');
      await changeSettings(db, userId, changes);
      if (changes.sharing) await hub.personChanged(userId);
      if (changes.reminders) await scheduleReminder(db, userId, now());
      return c.json(await settingsOf(userId), 200);
    });

  async function settingsOf(userId: string): Promise<Settings> {
    const settings = await findSettings(db, userId);
    if (!settings) throw new Problem('unauthorized');
    return settings;
  }
}
