import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemoPosts } from '../features/community/demoPosts.ts';
import { fillDemoCalendar } from '../features/progress/demoCalendar.ts';
import { fillDemoRoom } from '../features/room/demoRoom.ts';
import { addDemoPerson, DEMO_PASSWORD, demoPeople } from '../server/db/demo.ts';
import { serve } from './serve.ts';

/** The app over a database of its own that goes when it stops, with a demo community in it. */
const dataDir = mkdtempSync(join(tmpdir(), 'cairn-demo-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const { en, es } = demoPeople;
process.stdout.write(
  `Sign in as ${en.email}, or ${es.email} in Spanish, with the password ${DEMO_PASSWORD}\n`,
);
await serve({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined }, async ({ db }) => {
  const now = new Date();
  const person = await addDemoPerson(db, 'en', now);
  for (const each of [person, await addDemoPerson(db, 'es', now)]) await fillDemoCalendar(db, each, now);
  await fillDemoRoom(db, person.userId, now);
  await fillDemoPosts(db, person.userId, now);
});
