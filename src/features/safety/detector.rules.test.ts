import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detect, detectConversation, explain } from './detector.rules.ts';
import { kinds, measure, readCorpus, share } from './evaluation.rules.ts';
import { hostileTexts } from './hostileTexts.ts';

const levels: Record<string, string[]> = {
  imminent: [
    'I am going to kill myself tonight',
    'I want to kill myself tonight',
    'This is my last message',
    'I’ve got enough pills to make sure',
    'Goodbye everyone',
    'I’m standing on the edge of the roof',
  ],
  ideation: [
    'I want to die.',
    'I don’t want to be here anymore',
    'I just want to... die',
    'i want. to. die',
    'They’d be better off with the insurance',
    'I wish I could go to sleep and never wake up',
    'I hurt myself again',
    // What looks like a way out of it and is none.
    'I’m not suicidal, but I don’t want to be here anymore',
    'My brother killed himself and I want to do the same',
    'Ten years ago I tried, and tonight it is back',
    'I can’t stop thinking about suicide',
    'I have never wanted to die so badly',
    'No, I want to die',
    'Why not kill myself',
    'my wife left me, want to die',
    'I can’t do another day i want to end my life',
    'I don’t want saving, I want to die',
    'I want to kill myself. No, really.',
    'I want to die. Not once has anyone asked',
    'i want to kill myself. i havent because of my kids',
    'I want to be dead. I’m not suicidal though',
    'I keep thinking of killing myself. I want to live but I can’t see how',
    'I want to die. I would never have thought I’d say that',
    'Do you think I’m suicidal? I want to die',
    'I’ve been wanting to die since I was a teenager',
    'I love my kids but want to die',
    'This slot is killing me and I want to die',
    // Signs that say enough only together.
    'Imagine the peace of it. No phone, no post, no me',
  ],
  concern: [
    'My brother killed himself',
    'My friend wants to die',
    'She keeps saying we’d be better off without her',
    'Ten years ago I tried',
    'Ten years ago I tried to kill myself. I have been well since',
    'I used to want to die',
  ],
  none: [
    '',
    'Hello',
    'This slot is killing me',
    'I could kill for a bet',
    'It was a suicide bet and it lost',
    'The race was a dead heat',
    'I cut myself off from betting apps',
    'I would never kill myself',
    'I’m not suicidal',
    'die? no way',
    'I want to die. Not really',
    'Suicidal, no. Please stop asking',
    'She was afraid I’d kill myself. I never would',
    'Killing myself was never on the table',
    'I can’t go on. I’m not suicidal, I just need to moan',
    'My phone died and I was bored',
    'I’m dying to play',
    'My father died last year',
    'The casino took my life savings',
    'I want to end my account',
    'I can’t go on gambling like this',
    'My family would be better off if I stopped gambling',
  ],
};

describe.each(Object.entries(levels))('%s', (level, texts) => {
  test.each(texts)('%j', text => {
    expect(detect(text).level).toBe(level);
  });
});

describe('however it is written', () => {
  test.each([
    'I WANT TO DIE',
    'ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'i w\u200ba\u200bn\u200bt to d\u00adie',
    'í wànt tö dïe',
    'i want to diiiiie',
    'i wnat to dieeee',
    'i wanna k!ll mys3lf',
    'feeln like killn myslf',
    'i wnna b dead',
    'im gonna k1ll my self',
    'i want to k*ll myself',
    'k i l l myself',
    'i w a n t t o d i e',
    'iwanttodie',
    'I’d rather kіll myself',
    'kms',
    'thinking about sewerslide',
    'im suicidle',
    'I just really fucking want to die',
    '𝐈 𝐰𝐚𝐧𝐭 𝐭𝐨 𝐝𝐢𝐞',
  ])('%j', text => {
    expect(['ideation', 'imminent']).toContain(detect(text).level);
  });
});

test.each([
  ['I lost my rent money and I’m so ashamed', true],
  ['I can’t stop gambling', true],
  ['What a nice day', false],
])('distress in %j: %j', (text, distress) => {
  expect(detect(text)).toEqual({ level: 'none', distress });
});

describe('a conversation', () => {
  const hints = ['I am so tired of everything', 'what is the point of planning'];

  test('adds up to what none of its messages says', () => {
    for (const message of hints) expect(detect(message).level).toBe('none');
    expect(detectConversation(hints)).toBe(true);
    expect(detectConversation(hints.slice(1))).toBe(false);
  });

  test('is forgotten after eight messages', () => {
    expect(detectConversation([...hints, ...Array(7).fill('and the weather is nice')])).toBe(false);
  });

  test('of distress alone does not', () => {
    const distress = [
      'I lost everything',
      'I hate myself',
      'I can’t cope',
      'no hope of paying this off',
      'I am so sorry',
    ];
    expect(detectConversation(distress)).toBe(false);
  });
});

describe('noise', () => {
  const sentence = fc.constantFrom(...Object.values(levels).flat());
  const hidden = fc.array(fc.constantFrom('\u200b', '\u200d', '\u00ad', '\ufeff'), { maxLength: 3 });

  test('of case, width and what can’t be seen changes nothing', () => {
    const wide = (text: string) =>
      text.replace(/[a-z]/gi, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(
        sentence,
        fc.boolean(),
        fc.boolean(),
        hidden,
        fc.nat(),
        (text, loud, full, invisible, at) => {
          const cut = at % (text.length + 1);
          const noisy = text.slice(0, cut) + invisible.join('') + text.slice(cut);
          const cased = loud ? noisy.toUpperCase() : noisy;
          expect(detect(full ? wide(cased) : cased)).toEqual(detect(text));
        },
      ),
    );
  });

  test('around a statement does not hide it', () => {
    const around = fc.constantFrom(
      'Hello!',
      'I lost my rent.',
      'thanks, bye.',
      '¿Qué?',
      '🙂',
      'What time is it?',
    );
    fc.assert(
      fc.property(around, around, (before, after) => {
        const { level } = detect(`${before} I want to kill myself. ${after}`);
        expect(['ideation', 'imminent']).toContain(level);
      }),
    );
  });

  test('of any kind is read without breaking', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 500 }),
      fc
        .array(fc.constantFrom('i', 'not', 'want', 'to', 'die', '...', '\n', '“', 'k1ll', "'s"), {
          maxLength: 200,
        })
        .map(words => words.join(' ')),
    );
    fc.assert(
      fc.property(text, text => {
        expect(['none', 'concern', 'ideation', 'imminent']).toContain(detect(text).level);
        detectConversation([text, text]);
      }),
    );
  });
});

describe('the work is bounded', () => {
  test.each(hostileTexts)('%#', text => {
    const { steps, words } = explain(text);
    // Places that are open at once, for each word: some dozens, however long the text is.
    expect(steps).toBeLessThan(120 * words.length + 1);
    expect(words.length).toBeLessThanOrEqual(text.length);
  });

  test('twice the text is twice the work', () => {
    for (const text of hostileTexts) {
      const half = explain(text.slice(0, 2000)).steps;
      expect(explain(text).steps).toBeLessThan(2.5 * half + 200);
    }
  });
});

describe('the half of the corpus that patterns were written with', () => {
  const file = join(import.meta.dirname, 'corpus/development.tsv');
  const figures = measure('development', readCorpus(readFileSync(file, 'utf8')), detect);
  const of = (...names: string[]) => share(figures.filter(({ kind }) => names.includes(kind)));

  test('is recognised', () => {
    expect(of('direct', 'direct_other_language', 'plan')).toBeGreaterThanOrEqual(0.96);
    expect(of('oblique')).toBeGreaterThanOrEqual(0.5);
    expect(of('third_person', 'past')).toBeGreaterThanOrEqual(0.8);
  });

  test('raises no alarm without need', () => {
    const harmless = Object.keys(kinds).filter(kind => kinds[kind] === 'none');
    expect(of(...harmless)).toBeGreaterThanOrEqual(0.94);
  });

  test('hardly ever takes somebody else’s risk, or the past, for a plan', () => {
    const lines = readCorpus(readFileSync(file, 'utf8')).filter(({ label }) => label === 'concern');
    const taken = lines.filter(({ text }) => detect(text).level === 'imminent');
    expect(taken.length / lines.length).toBeLessThan(0.05);
  });
});
