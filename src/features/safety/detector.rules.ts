import { type Finder, type Found, prepareFinder } from './finder.rules.ts';
import { fold } from './folding.rules.ts';
import { languages } from './languages.rules.ts';
import { type Judgement, judge } from './learned.rules.ts';
import type { Role } from './patterns/pattern.rules.ts';
import type { Detection } from './safety.schema.ts';
import {
  isOfOthers,
  isPast,
  leadInsTo,
  outermost,
  sentencesOf,
  startsOfNextSentences,
  takenBy,
} from './statements.rules.ts';

const ladder = ['none', 'concern', 'ideation', 'imminent'] as const;
type Level = (typeof ladder)[number];

const higher = (a: Level, b: Level): Level => (ladder.indexOf(a) >= ladder.indexOf(b) ? a : b);

/** How many words may lie between a statement and the time it is set for, or what makes a denied one true. */
const NEXT_TO = 2;

function createDetector(find: Finder) {
  /** What is said in so many words of its writer's safety; `denied`: that it is not so, or the words mean something else. */
  function saidIn({ words, found }: ReturnType<Finder>): Level | 'denied' {
    const of = (...roles: Role[]) => found.filter(({ role }) => roles.includes(role));
    // A figure of speech doesn't reach over a comma.
    const idioms = of('idiom').filter(({ start, end }) =>
      words.slice(start + 1, end).every(({ before }) => before === 'space'),
    );
    const isTaken = takenBy(idioms, words.length);
    const isMeant = ({ spans }: Found) => !spans.some(isTaken);
    const takenBack = new Set(of('takenBack').map(({ start }) => start));
    const nextSentence = startsOfNextSentences(words);
    const denials = leadInsTo(of('denial'), words);
    const stillTrue = leadInsTo(of('stillTrue'), words);
    const startsNextTo = (role: Role) => {
      const starts = new Set(of(role).map(({ start }) => start));
      return ({ end }: Found) => [0, 1, NEXT_TO].some(gap => starts.has(end + gap));
    };
    const isTrueNow = startsNextTo('untilNow');
    const isSoon = startsNextTo('soon');
    const isDenied = (statement: Found) =>
      !isTrueNow(statement) &&
      ((denials.has(statement.start) && !stillTrue.has(statement.start)) ||
        (statement.role !== 'imminent' && statement.start < affirmedAt) ||
        [statement.end, statement.end + 1, nextSentence[statement.end - 1] ?? -1].some(at =>
          takenBack.has(at),
        ));
    const affirmedAt = Math.max(-1, ...of('affirms').map(({ start }) => start));
    const sentences = sentencesOf(words);
    const sentence = ({ start }: Found) => sentences[start];
    const recent = new Set(of('recent').map(sentence));
    const longAgo = of('past').length > 0;

    let level: Level = 'none';
    let ofThePast = false;
    let ofOthers = false;
    const statements = of('imminent', 'ideation', 'concern').filter(isMeant);
    // 'I don’t want saving, I want to die': what is put together over a denial hides nothing that stands in it.
    const whole = statements.filter(statement => statement.spans.length === 1 || !isDenied(statement));
    for (const statement of outermost(whole)) {
      if (isDenied(statement)) continue;
      if (isOfOthers(words, statement) || statement.role === 'concern') {
        if (statement.role === 'concern' && statement.group.whose === 'own') ofThePast = true;
        else ofOthers = true;
        level = higher(level, 'concern');
      } else if (longAgo && isPast(words, statement) && !recent.has(sentence(statement))) {
        ofThePast = true;
        level = higher(level, 'concern');
      } else {
        level = higher(level, statement.role === 'imminent' || isSoon(statement) ? 'imminent' : 'ideation');
      }
    }
    const isMineNow = (ofThePast && of('returns').some(isMeant)) || (ofOthers && of('same').some(isMeant));
    if (isMineNow) return higher(level, 'ideation');
    return level === 'none' && of('imminent', 'ideation').length > 0 ? 'denied' : level;
  }

  return { find, saidIn };
}

const preparing = prepareFinder(languages);
let made: ReturnType<typeof createDetector> | undefined;

/** Reads the patterns, and then what was learned, ahead of need: as long as the rest of a server's start, but others may go in between. */
export function* prepareDetector(): Generator<void> {
  while (!made) yield prepareMore();
  judge('');
}

function prepareMore(): void {
  const { done, value } = preparing.next();
  if (done) made = createDetector(value);
}

function detector() {
  while (!made) prepareMore();
  return made;
}

/** How sure the learned weights have to be that a life is at risk; by how much less where a pattern says so, and by how much more
 * where one says that it is not so. */
const ENOUGH = 0.6;
const SAID = 1.5;
const DENIED = 2;
/** How sure they have to be of a part of a message in which a pattern says so. */
const PLAIN = 1.5;
/** How sure they have to be of each of two messages for both together to be enough. */
const NEARLY = -0.2;
/** How many messages of a conversation the second look covers. */
const REMEMBERED = 8;

/** All that is known of a text, for whoever works on the patterns. Linear in the length of the text. */
export function explain(text: string) {
  const found = detector().find(text);
  const said = detector().saidIn(found);
  // What was learned is English.
  const judged = isForeign(found.found) ? undefined : judge(text);
  return { ...found, said, judged, level: weigh(text, said, judged) };
}

/** Whether a life is said to be at risk in other languages alone. */
function isForeign(found: readonly Found[]): boolean {
  const atRisk = found.filter(({ role }) => role === 'imminent' || role === 'ideation');
  return atRisk.length > 0 && atRisk.every(({ language }) => language !== 'en');
}

/** Patterns know what is said in so many words, and the learned weights what people mean: neither decides alone. */
function weigh(text: string, said: Level | 'denied', judged: Judgement | undefined): Level {
  // A language that was not learned.
  if (!judged) return said === 'denied' ? 'none' : said;
  const isSaid = said === 'ideation' || said === 'imminent';
  const enough = ENOUGH - (isSaid ? SAID : 0) + (said === 'none' || isSaid ? 0 : DENIED);
  // What is said outright counts, however much is said around it.
  const isPlain = isSaid && clausesOf(text).some(clause => riskOf(clause) >= PLAIN);
  if (judged.risk >= enough || isPlain) {
    return said === 'imminent' || judged.imminent > 0 ? 'imminent' : 'ideation';
  }
  return said === 'concern' || judged.concern >= 0 ? 'concern' : 'none';
}

const clausesOf = (text: string): string[] => fold(text).split(/[.?!;,\n]+|\b(?:and|but)\b/i);
const riskOf = (text: string): number => judge(text)?.risk ?? Number.NEGATIVE_INFINITY;

/** What a text says of the safety of the person who wrote it. */
export function detect(text: string): Detection {
  const { level, judged } = explain(text);
  return { level, distress: level === 'none' && judged?.topic === 'distress' };
}

/**
 * Whether what a person wrote adds up, message by message, to a wish to be gone that none of the messages says alone.
 * @param messages the person's own, oldest first
 */
export function detectConversation(messages: readonly string[]): boolean {
  return messages.slice(-REMEMBERED).filter(text => riskOf(text) >= NEARLY).length >= 2;
}
