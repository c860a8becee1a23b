import { parseArgs } from 'node:util';

/** @throws when an option is unknown or no number */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      clients: { type: 'string', default: '16' },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '2' },
      posts: { type: 'string', default: '100000' },
      few: { type: 'string', default: '1000' },
      many: { type: 'string', default: '1000000' },
      profile: { type: 'boolean', default: false },
    },
  });
  const { profile, ...numbers } = values;
  const count = (name: keyof typeof numbers): number => {
    if (!/^[1-9]\d{0,6}$/.test(numbers[name])) throw new Error(`--${name} is a number from 1 to 9999999`);
    return Number(numbers[name]);
  };
  return {
    clients: count('clients'),
    rounds: count('rounds'),
    seconds: count('seconds'),
    posts: count('posts'),
    few: count('few'),
    many: count('many'),
    profile,
  };
}
