/**
 * What a group of patterns tells the detector.
 *
 * Of the person who writes:
 * - `imminent`: a plan, means, a time or a goodbye
 * - `ideation`: a wish to die, to be gone or to be hurt; being a burden; no way on
 * - `concern`: somebody else's wish to die, or suicide; the softer card
 *
 * Of what stands around it:
 * - `idiom`: the words mean something else; whatever they overlap is not counted
 * - `denial`: right before a statement, takes it back: 'I would never'
 * - `takenBack`: right after a statement, takes it back: 'suicidal? No'
 * - `affirms`: a wish to live, which takes back all that was said before it, but for a plan
 * - `stillTrue`: right before a statement, looks like a denial and is none: 'why not', 'I can't stop'
 * - `untilNow`: right after a denied statement, makes it true: 'never wanted to die until tonight'
 * - `past`: long ago. A statement in the past tense with it is of concern
 * - `recent`: not long ago, so that the past tense is of now
 * - `returns`: what was long ago is back
 * - `same`: after a word of somebody's suicide: wanting it too
 * - `soon`: right after a statement, makes it imminent
 */
const roles = [
  'imminent',
  'ideation',
  'concern',
  'idiom',
  'denial',
  'takenBack',
  'affirms',
  'stillTrue',
  'untilNow',
  'past',
  'recent',
  'returns',
  'same',
  'soon',
] as const;
export type Role = (typeof roles)[number];

export type PatternGroup = {
  role: Role;
  /**
   * Whose a statement is. `told`: that of whoever its words, or the words before it, name last. `named`: the same, but others
   * may be named in it. `own`: the writer's, whoever is named, unless others are said to have said it.
   */
  whose: 'told' | 'named' | 'own';
  /** What somebody says who uses these words. */
  says: string;
  /** In the notation of `notation.rules.ts`, each with a message that it is for: that is a test. */
  patterns: readonly { pattern: string; example: string }[];
};

/** The patterns of one language. */
export type Language = {
  /** ISO 639-1. */
  code: string;
  /**
   * Lists of words that patterns name in braces, one a line: `{name}: words | other words`. These are always there:
   * `{fillers}` may stand anywhere inside a pattern and are passed over; `{self}` and `{others}` (of whom
   * `{subjects}` do what follows) tell who is meant when a statement does not, `{telling}` that words are reported; `{past}`, `{present}` and `{auxiliary}` (behind which a verb is of the past) tell when.
   */
  lists: string;
  /** Groups of patterns: `[role] what they say` or, `[role named] …`, `[role own] …`; behind ` - ` what none of them wants near it;
   * then one pattern a line, `# ` and an example. */
  patterns: readonly string[];
};

/** Reads lists that are written as `Language` says. */
export function readLists(text: string): Map<string, string> {
  const lines = text.trim().split('\n');
  return new Map(
    lines.map(line => {
      const [, name, words] = /^\{([^}]+)\}: (.+)$/.exec(line) ?? [];
      if (!name || !words) throw new Error(`not a list: ${line}`);
      return [name, words];
    }),
  );
}

/** Reads groups of patterns that are written as `Language` says. */
export function readGroups(text: string): PatternGroup[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map(block => {
      const [head = '', ...lines] = block.split('\n');
      const [, role, whose = 'told', says, unless = ''] =
        /^\[(\w+)(?: (named|own))?\] (.+?)( - .+)?$/.exec(head) ?? [];
      if (!says || !isRole(role)) throw new Error(`not the head of a group: ${head}`);
      return {
        role,
        whose: whose === 'own' || whose === 'named' ? whose : 'told',
        says,
        patterns: lines.map(line => readLine(line, unless)),
      };
    });
}

function readLine(line: string, unless: string) {
  const [pattern = '', example = ''] = line.split('  # ');
  if (!pattern.trim() || !example.trim()) throw new Error(`a pattern needs an example: ${line}`);
  return { pattern: pattern.trim() + unless, example: example.trim() };
}

const isRole = (role: string | undefined): role is Role => roles.some(known => known === role);
