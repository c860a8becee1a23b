import { parseArgs } from 'node:util';

const parts = ['speed', 'stalled', 'memory'] as const;

export type Options = ReturnType<typeof readOptions>;

/** @throws when an option is unknown or no number */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      readers: { type: 'string', default: '1000,5000' },
      rate: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '10' },
      burst: { type: 'string', default: '100' },
      connections: { type: 'string', default: '10000' },
      parts: { type: 'string', default: parts.join(',') },
      profile: { type: 'boolean', default: false },
    },
  });
  return {
    rounds: count('rounds', values.rounds),
    readers: values.readers.split(',').map(value => count('readers', value)),
    rate: count('rate', values.rate),
    seconds: count('seconds', values.seconds),
    burst: count('burst', values.burst),
    connections: count('connections', values.connections),
    parts: values.parts.split(',').map(value => {
      const part = parts.find(part => part === value);
      if (!part) throw new Error(`--parts are of ${parts.join(', ')}, with commas between them`);
      return part;
    }),
    profile: values.profile,
  };
}

function count(name: string, value: string): number {
  if (!/^[1-9]\d{0,4}$/.test(value)) throw new Error(`--${name} is a number from 1 to 99999`);
  return Number(value);
}
