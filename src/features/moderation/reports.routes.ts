import { createRoute } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import { NewReport, Report } from './moderation.schema.ts';
import { addReport } from './reports.queries.ts';
import { visibleTarget } from './visible.queries.ts';

const report = createRoute({
  method: 'post',
  path: '/reports',
  summary: 'Have moderators look at a post, a comment, a message or a person',
  description:
    'Once for each: again answers the first one. Nobody but the moderators learns of it, and they not who it was.',
  request: { body: { ...json(NewReport, 'What is wrong with it'), required: true } },
  responses: {
    200: json(Report, 'Reported before'),
    201: json(Report, 'Reported'),
    ...problems(401, 404, 422, 429),
  },
});

export function reportRoutes({ db, limits, now, sessions }: Deps) {
  const router = createRouter();
  router.use('/reports', requireSession(sessions));
  return router.openapi(report, async c => {
    const { userId } = c.var.person;
    await limits.use('report', userId);
    const { targetType, targetId, reason, note } = c.req.valid('json');
    const target = await visibleTarget(db, userId, targetType, targetId);
    const { report, isNew } = await addReport(db, { userId, targetType, reason, note, at: now() }, target);
    return isNew ? c.json(report, 201) : c.json(report, 200);
  });
}
