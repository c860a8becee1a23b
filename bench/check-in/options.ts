import { parseArgs } from 'node:util';

/** @throws when an option is unknown or no number */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      clients: { type: 'string', default: '16' },
      rounds: { type: 'string', default: '7' },
      people: { type: 'string', default: '3000' },
      profile: { type: 'boolean', default: false },
    },
  });
  return {
    clients: count('clients', values.clients),
    rounds: count('rounds', values.rounds),
    people: count('people', values.people),
    profile: values.profile,
  };
}

function count(name: string, value: string): number {
  if (!/^[1-9]\d{0,4}$/.test(value)) throw new Error(`--${name} is a number from 1 to 99999`);
  return Number(value);
}
