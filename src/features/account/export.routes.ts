import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import type { InLanguages } from '../../shared/language.ts';
import { listEntries } from '../progress/progress.queries.ts';
import { exportRows } from './export.queries.ts';
import { spreadsheet } from './spreadsheet.rules.ts';

const Export = z.object({
  exportedAt: z.iso.datetime(),
  about: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

const everything = createRoute({
  method: 'get',
  path: '/me/export',
  summary: 'Everything held about the person, as one document',
  responses: { 200: json(Export, 'Rows by table'), ...problems(401, 429) },
});

const calendar = createRoute({
  method: 'get',
  path: '/me/export/calendar.csv',
  summary: 'The person’s calendar as a spreadsheet',
  responses: {
    200: { description: 'One line a day, newest first', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 429),
  },
});

const about: InLanguages = {
  en: 'Everything that Cairn holds about you, one list for each table. Passwords, session tokens and the keys of your devices are left out.',
  es: 'Todo lo que Cairn guarda sobre ti, una lista por cada tabla. Quedan fuera las contraseñas, los testigos de sesión y las claves de tus dispositivos.',
};

const columns: InLanguages<string[]> = {
  en: ['date', 'status', 'trigger', 'amount', 'note'],
  es: ['fecha', 'estado', 'desencadenante', 'importe', 'nota'],
};

const statuses: InLanguages<Record<'clean' | 'gambled', string>> = {
  en: { clean: 'clean', gambled: 'gambled' },
  es: { clean: 'limpio', gambled: 'con apuesta' },
};

export function exportRoutes({ db, limits, now, sessions }: Deps) {
  const router = createRouter();
  router.use('/me/export/*', requireSession(sessions));
  return router
    .openapi(everything, async c => {
      const { userId } = c.var.person;
      await limits.use('export', userId);
      c.header('Content-Disposition', 'attachment; filename="cairn.json"');
      const data = (await exportRows(db, userId)) as z.infer<typeof Export>['data'];
      return c.json({ exportedAt: now().toISOString(), about: about[c.var.person.language], data }, 200);
    })
    .openapi(calendar, async c => {
      const { userId } = c.var.person;
      await limits.use('export', userId);
      const entries = await listEntries(db, userId, { limit: 100_000 });
      const rows = entries.map(({ date, status, trigger, amount, note }) => [
        date,
        statuses[c.var.person.language][status],
        trigger,
        amount,
        note,
      ]);
      return c.body(spreadsheet(columns[c.var.person.language], rows), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="cairn-calendar.csv"',
      });
    });
}
