/**
 * Lists of ids with commas between, as the database joins them; read without being cut apart, because every page that is
 * read has two hundred of them and few ever matter. In a list of writers a letter after each id says how they wrote.
 */
export const NAMED = 'n';
export const ANONYMOUS = 'a';

const ID = '00000000-0000-0000-0000-000000000000'.length;

/** The numbers at which an id stands in a list. */
export function numbersOf(id: string, list: string): number[] {
  const entry = list.indexOf(',') < 0 ? list.length : list.indexOf(',');
  const numbers: number[] = [];
  for (let at = list.indexOf(id); at >= 0; at = list.indexOf(id, at + ID)) numbers.push(at / (entry + 1));
  return numbers;
}

/** The last id of a list. */
export const lastOf = (ids: string): string => ids.slice(-ID);

/** Whether somebody in a list of writers is one of `people`, under their name, or of `anonymously`, without it. */
export const isAmong = (
  writers: string,
  { people, anonymously }: { people: string[]; anonymously: string[] },
) =>
  people.some(id => writers.includes(id + NAMED)) || anonymously.some(id => writers.includes(id + ANONYMOUS));
