import type { Language } from './patterns/pattern.rules.ts';
import type { Detection } from './safety.schema.ts';

/** One line of a corpus: what should be found in a text. */
type Line = { label: Detection['level']; kind: string; language: string; text: string };

/** What was found in the texts of one kind, in one part of the corpus. */
export type Figure = {
  /** `development`: patterns were written and weights learned with it. `held-out`: kept by, and only measured. */
  set: string;
  kind: string;
  label: 'risk' | 'concern' | 'none';
  size: number;
  /** How many got the card of somebody at risk, and how many the softer one. */
  atRisk: number;
  softer: number;
};

/** Kinds whose texts are told from one another in what is published. */
export const kinds: Readonly<Record<string, Figure['label']>> = {
  direct: 'risk',
  direct_other_language: 'risk',
  plan: 'risk',
  oblique: 'risk',
  third_person: 'concern',
  past: 'concern',
  idiom: 'none',
  negated: 'none',
  distress: 'none',
  ordinary: 'none',
};

/**
 * Reads a corpus: label, kind, language and text of a line, separated by tabs.
 * @throws Error that names the line which can't be read
 */
export function readCorpus(text: string): Line[] {
  return text
    .split('\n')
    .filter(line => line.trim())
    .map((line, i) => {
      const [label, kind, language, words] = line.split('\t');
      if (!isLevel(label) || !kind || !kinds[kind] || !language || !words)
        throw new Error(`line ${i + 1} of the corpus can't be read`);
      return { label, kind, language, text: words };
    });
}

const isLevel = (label: string | undefined): label is Detection['level'] =>
  label === 'imminent' || label === 'ideation' || label === 'concern' || label === 'none';

/** Counts, kind by kind, what a detector finds in a corpus. */
export function measure(set: string, lines: readonly Line[], detect: (text: string) => Detection): Figure[] {
  return Object.entries(kinds).flatMap(([kind, label]) => {
    const levels = lines.filter(line => line.kind === kind).map(({ text }) => detect(text).level);
    if (levels.length === 0) return [];
    const atRisk = levels.filter(level => level === 'imminent' || level === 'ideation').length;
    const softer = levels.filter(level => level === 'concern').length;
    return [{ set, kind, label, size: levels.length, atRisk, softer }];
  });
}

/** The share of texts that were judged right, from 0 to 1; NaN without texts. */
export function share(figures: readonly Figure[]): number {
  const size = figures.reduce((sum, figure) => sum + figure.size, 0);
  return figures.reduce((sum, figure) => sum + right(figure), 0) / size;
}

/** Risk is right as risk, concern as either card, and where there is nothing any card is wrong. */
const right = ({ label, size, atRisk, softer }: Figure): number =>
  label === 'risk' ? atRisk : label === 'concern' ? atRisk + softer : size - atRisk - softer;

/** A short name of the detector as it is, which changes with any pattern and any learned weight. */
export const detectorVersion = (languages: readonly Language[], weights: string): string =>
  versionOf(JSON.stringify(languages) + weights);

/** A short name of a corpus, which changes with any line. */
export const corpusVersion = (corpus: string): string => versionOf(corpus);

/** FNV-1a in 32 bits: it tells versions apart, and guards against nothing. */
function versionOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
