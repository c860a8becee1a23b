import { parseArgs } from 'node:util';

export type Options = ReturnType<typeof readOptions>;

/** @throws when an option is unknown or no number */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      streams: { type: 'string', default: '100' },
      rounds: { type: 'string', default: '5' },
      tokens: { type: 'string', default: '100' },
      gap: { type: 'string', default: '20' },
      first: { type: 'string', default: '50' },
      database: { type: 'string', default: 'embedded' },
      profile: { type: 'boolean', default: false },
    },
  });
  const { database, profile } = values;
  if (database !== 'embedded' && database !== 'server')
    throw new Error('--database is embedded or server (a throw-away one, or a new database at DATABASE_URL)');
  return {
    streams: count('streams', values.streams),
    rounds: count('rounds', values.rounds),
    shape: {
      tokens: count('tokens', values.tokens),
      gap: count('gap', values.gap),
      first: count('first', values.first),
    },
    database,
    profile,
  };
}

function count(name: string, value: string): number {
  if (!/^[1-9]\d{0,4}$/.test(value)) throw new Error(`--${name} is a number from 1 to 99999`);
  return Number(value);
}
