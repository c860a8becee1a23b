import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../server/config.ts';
import { connect } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { createLog } from '../server/log.ts';
import { root } from '../server/root.ts';
import { start } from './start.ts';

/** Writes what the running server says of its API to `openapi.json`. */
const dataDir = await mkdtemp(join(tmpdir(), 'cairn-openapi-'));
const connection = await connect({ dataDir });
await migrate(connection);
const config = parseConfig({ PORT: '0', DATA_DIR: dataDir });
const running = await start(config, connection, { log: createLog('silent'), dist: root });
const response = await fetch(`http://127.0.0.1:${running.port}/api/openapi.json`);
await writeFile(join(root, 'openapi.json'), `${JSON.stringify(await response.json(), null, 2)}\n`);
await running.stop();
await connection.close();
await rm(dataDir, { recursive: true });
process.stdout.write('openapi.json written\n');
