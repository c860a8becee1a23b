import { createFinder, type Found } from './finder.rules.ts';
import { languages } from './languages.rules.ts';
import type { Language, Role } from './patterns/pattern.rules.ts';
import type { Detection } from './safety.schema.ts';
import { addUp, heaviest, isEnoughTogether } from './signs.rules.ts';
import {
  coveredBy,
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

function createDetector(languages: readonly Language[]) {
  const find = createFinder(languages);

  /** What a text says of its writer's safety, and the signs that were counted. */
  function detect(text: string): Detection & { signs: Found[] } {
    const { words, found } = find(text);
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
    const ofOthers = new Set<number | undefined>();
    /** Statements that have been judged and say nothing of now. */
    const counted: Found[] = [];
    const statements = of('imminent', 'ideation', 'concern').filter(isMeant);
    // 'I don’t want saving, I want to die': what is put together over a denial hides nothing that stands in it.
    const whole = statements.filter(statement => statement.spans.length === 1 || !isDenied(statement));
    for (const statement of outermost(whole)) {
      if (isDenied(statement)) {
        counted.push(statement);
        continue;
      }
      if (isOfOthers(words, statement) || statement.role === 'concern') {
        if (statement.role === 'concern' && statement.group.whose === 'own') {
          ofThePast = true;
          counted.push(statement);
        } else ofOthers.add(sentence(statement));
        level = higher(level, 'concern');
      } else if (longAgo && isPast(words, statement) && !recent.has(sentence(statement))) {
        ofThePast = true;
        counted.push(statement);
        level = higher(level, 'concern');
      } else {
        level = higher(level, statement.role === 'imminent' || isSoon(statement) ? 'imminent' : 'ideation');
      }
    }
    const taken = coveredBy(counted, words.length);
    const signs = heaviest(of('sign', 'against')).filter(
      sign =>
        isMeant(sign) &&
        !taken[sign.end - 1] &&
        !isDenied(sign) &&
        !isOfOthers(words, sign) &&
        !ofOthers.has(sentence(sign)),
    );
    const isMineNow =
      addUp(signs) ||
      (ofThePast && of('returns').some(isMeant)) ||
      (ofOthers.size > 0 && of('same').some(isMeant));
    if (isMineNow) level = higher(level, 'ideation');
    return { level, distress: signs.length > 0 || of('distress').length > 0, signs };
  }

  return { detect, find };
}

const detector = createDetector(languages);

/** What a text says of the safety of the person who wrote it. Linear in the length of the text. */
export function detect(text: string): Detection {
  const { level, distress } = detector.detect(text);
  return { level, distress };
}

/** How many messages of a conversation the second look covers. */
const REMEMBERED = 8;

/**
 * Whether what a person wrote adds up, message by message, to a wish to be gone that none of the messages says alone.
 * @param messages the person's own, oldest first
 */
export const detectConversation = (messages: readonly string[]): boolean =>
  isEnoughTogether(messages.slice(-REMEMBERED).flatMap(text => detector.detect(text).signs));

/** All patterns that stand in a text, for whoever works on them. */
export const explain = (text: string) => ({ ...detector.find(text), ...detector.detect(text) });
