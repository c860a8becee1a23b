import { createRoute, z } from '@hono/zod-openapi';
import type { Config } from '../../server/config.ts';
import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import { isModerator } from '../../server/roles.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession, type SignedIn } from '../../server/session.ts';
import { CoachKey } from '../coach/coach.schema.ts';
import { scheduleReminder } from '../reminders/reminders.queries.ts';
import { updateUser } from './account.queries.ts';
import { Country, Currency, FullName, LanguageCode, Me, TimeZone } from './account.schema.ts';

/** What a person is told of their own account. */
export function toMe(person: SignedIn, config: Config): Me {
  const { userId, email, fullName, avatarUrl, selectedCoach, timeZone, currency, language, country } = person;
  const role = isModerator(person, config) ? 'moderator' : 'member';
  return {
    id: userId,
    email,
    fullName,
    avatarUrl,
    selectedCoach,
    timeZone,
    currency,
    language,
    country,
    deleteAfter: person.deleteAfter?.toISOString() ?? null,
    role,
  };
}

const readMe = createRoute({
  method: 'get',
  path: '/me',
  summary: 'The signed-in person',
  responses: { 200: json(Me, 'The account'), ...problems(401) },
});

const Changes = z
  .object({
    fullName: FullName,
    selectedCoach: CoachKey,
    timeZone: TimeZone,
    currency: Currency,
    language: LanguageCode,
    country: Country.nullable(),
  })
  .partial()
  .strict();

const changeMe = createRoute({
  method: 'patch',
  path: '/me',
  summary: 'Change name, coach, time zone, currency, language or country',
  request: { body: { ...json(Changes, 'What changes'), required: true } },
  responses: { 200: json(Me, 'The account as it now is'), ...problems(401, 422) },
});

export function accountRoutes({ config, db, hub, now, sessions }: Deps) {
  const router = createRouter();
  router.use('/me', requireSession(sessions));
  return router
    .openapi(readMe, c => c.json(toMe(c.var.person, config), 200))
    .openapi(changeMe, async c => {
      const { person } = c.var;
      const user = await updateUser(db, person.userId, c.req.valid('json'), now());
      if (user && user.timeZone !== person.timeZone) await scheduleReminder(db, user.id, now());
      if (!user) throw new Problem('unauthorized');
      await hub.personChanged(person.userId);
      return c.json(toMe({ ...person, ...user, language: user.language ?? person.language }, config), 200);
    });
}
