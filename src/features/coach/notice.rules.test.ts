import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksIfHuman, noticePlaces } from './notice.rules.ts';

describe('asksIfHuman', () => {
  test.each([
    'Are you human?',
    'are u a real person',
    'R U REAL',
    'Are you even real?',
    'are you a bot',
    'Are you an AI?',
    'are you just a chatbot or what',
    'Are you really Patrick?',
    'is Sarah a real person?',
    'Is Dr. Martinez a real doctor?',
    'Are you a licensed therapist?',
    'are you actually a counselor',
    'Is this a robot?',
    'is this an actual person typing',
    'Is this automated?',
    'You’re a bot, right?',
    'you are not a human',
    'you’re just an AI',
    'u a bot?',
    'Am I talking to a human or a machine?',
    'am I speaking with a real person',
    'Can I talk to a human?',
    'I want to talk to someone real',
    'Is there a real person there?',
    'is anyone really reading this',
    'human or AI?',
    'bot?',
    'What are you?',
    'are you a man or a woman',
    'Are you guys real?',
    'Are you a coach or a program?',
    'Am I talking to a machine',
    'Patrick, are you human??',
  ])('%j asks', text => {
    expect(asksIfHuman(text)).toBe(true);
  });

  test.each([
    '',
    'How are you?',
    'Are you there?',
    'Are you for real, I lost it all',
    'are you real about that',
    'Do you think I am a bad person?',
    'I’m only human',
    'I’m a person who lies to my wife',
    'I should talk to a person at my bank',
    'I talked to my therapist today',
    'This is a machine I cannot walk past',
    'I kept playing against the computer',
    'What are you supposed to do when it rains',
    'is this really happening',
    'Is this program free?',
    'You’re the man, Patrick',
    'Thanks, you are real about this stuff',
    'I talk to the slot machine like it hears me',
    'Are you a good listener?',
  ])('%j does not', text => {
    expect(asksIfHuman(text)).toBe(false);
  });
});

describe('noticePlaces', () => {
  const start = Date.parse('2026-11-20T20:00:00Z');
  /** A conversation with a message at each minute given; `ask` is what the person writes every time. */
  const said = (minutes: number[], content = 'It was a long day') =>
    minutes.map((minute, index) => ({
      id: `m${index}`,
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
      createdAt: new Date(start + minute * 60_000).toISOString(),
    }));
  const places = (minutes: number[], now: number, content?: string) => {
    const { before, atEnd } = noticePlaces(said(minutes, content), new Date(start + now * 60_000));
    return [[...before], atEnd];
  };
  const every = (step: number, until: number) => Array.from({ length: until / step + 1 }, (_, i) => i * step);
  const week = 7 * 24 * 60;

  test.each<[string, number[], number, string[], boolean]>([
    ['nothing said yet', [], 0, [], true],
    ['a short talk', [0, 1, 5, 6], 10, ['m0'], false],
    ['just under three hours', every(10, 170), 179, ['m0'], false],
    ['three hours', every(10, 180), 181, ['m0', 'm18'], false],
    ['six hours', every(10, 360), 361, ['m0', 'm18', 'm36'], false],
    ['three hours pass while the page is open', every(10, 170), 180, ['m0'], true],
    ['three hours with half-hour pauses between messages', every(30, 360), 361, ['m0'], false],
    [
      'two evenings of two hours',
      [...every(10, 120), ...every(10, 120).map(m => m + 1440)],
      1565,
      ['m0', 'm19'],
      false,
    ],
    ['six days away', [0, 1, 6 * 24 * 60], 6 * 24 * 60 + 1, ['m0'], false],
    ['seven days away', [0, 1, week + 1], week + 2, ['m0', 'm2'], false],
    ['back after seven days, nothing said yet', [0, 1], week + 1, ['m0'], true],
    ['a clock that went backwards', [10, 5, 0], 0, ['m0'], false],
  ])('%s', (_name, minutes, now, before, atEnd) => {
    expect(places(minutes, now)).toEqual([before, atEnd]);
  });

  test('stands right after the question, before and after it is answered', () => {
    expect(places([0], 0, 'Are you human?')).toEqual([['m0'], true]);
    expect(places([0, 1], 2, 'Are you human?')).toEqual([['m0', 'm1'], false]);
  });

  test('is not called for by the coach’s own words', () => {
    const messages = said([0, 1, 2]).map(message =>
      message.role === 'assistant'
        ? { ...message, content: 'Are you asking if I am a real person?' }
        : message,
    );
    const { before, atEnd } = noticePlaces(messages, new Date(start + 180_000));
    expect([[...before], atEnd]).toEqual([['m0'], false]);
  });

  test('the first message always has one, and continued use never goes without for long', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 29 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(gaps, steps => {
        let at = 0;
        const minutes = steps.map(step => (at += step));
        const { before } = noticePlaces(said(minutes), new Date(start + at * 60_000));
        expect(before.has('m0')).toBe(true);
        let last = minutes[0] ?? 0;
        minutes.forEach((minute, index) => {
          if (before.has(`m${index}`)) last = minute;
          expect(minute - last).toBeLessThan(180);
        });
      }),
    );
  });
});
