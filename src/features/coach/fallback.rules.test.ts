import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { helplinesFor } from '../help/helplines.rules.ts';
import { coaches } from './coaches.ts';
import { fallbackReply, helplineLine } from './fallback.rules.ts';

const now = new Date('2026-11-21T02:07:00Z');
const reply = (text: string, timeZone = 'America/New_York', coachName = 'Sarah') =>
  fallbackReply({ text, now, timeZone, coachName, language: 'en' });

const hello = 'Hello! How can I help you today?';
const anythingElse =
  "That's interesting! Could you tell me more about what you're looking for? I'm here to help with any questions you might have.";

/** A few words that only the reply of that keyword has. */
const signs = {
  hello,
  help: 'I’m glad you reached out.',
  weather: 'I can’t see the weather',
  time: 'It’s 9:07 PM where you are, on Friday, November 20, 2026.',
  joke: 'a pile of stones',
  thank: 'You’re welcome.',
  bye: 'Take care of yourself.',
  'how are you': 'How are you, really?',
  name: 'I’m Sarah, and I’m an AI coach.',
  age: 'I don’t have an age.',
  human: 'I’m an AI coach, not a person.',
  'anything else': anythingElse,
};
type Topic = keyof typeof signs;

const table: [Topic, string[]][] = [
  ['hello', ['Hello', 'hi!', 'HEY there', 'Good morning', 'hey, I lost my rent money last night']],
  [
    'help',
    [
      'help',
      'HELP ME',
      'Can you help?',
      'I can’t help myself',
      'I feel helpless',
      'nothing helps',
      'Hi, I need help',
    ],
  ],
  ['weather', ['weather', 'What’s the weather like?', 'hello, how is the weather']],
  [
    'time',
    [
      'time',
      'What time is it?',
      'what’s the time',
      'date?',
      'What is today’s date?',
      'Can you tell me the date',
      'do you know the time',
      'what day is it',
      'time and date please',
      'hi what time is it',
    ],
  ],
  ['joke', ['joke', 'Tell me a joke', 'know any good jokes?', 'I need a joke', 'another joke please']],
  ['thank', ['thanks', 'Thank you so much', 'thx', 'Thanks for your help', 'thanks, bye']],
  ['bye', ['bye', 'Goodbye', 'ok bye bye', 'good night', 'See you tomorrow']],
  ['how are you', ['How are you?', 'how are u', 'hey how are you doing', 'How’s it going']],
  ['name', ['name', 'What’s your name?', 'who are you', 'My name is Tom', 'my name’s Tom']],
  ['age', ['age', 'How old are you?', 'what’s your age', 'what age are you']],
  [
    'human',
    ['Are you human?', 'are you a bot', 'help, am I talking to a real person?', 'hi, are you an AI?'],
  ],
  [
    'anything else',
    [
      '',
      '?!',
      '🙂',
      'this',
      'I managed',
      'sometimes',
      'I lost it all this time',
      'It is time to stop',
      'last time was worse',
      'at my age I should know better',
      'my life is a joke',
      'I am a joke',
      'no joke, I lost it all',
      'debts in my name',
      'on a second date',
      'thank god I stopped',
      'I said goodbye to gambling',
      'how are you supposed to stop',
      'It was a good night until I gambled',
      'I take care of my mother',
      'whether or not',
      'this is helpful',
    ],
  ],
];

describe.each(table)('%s', (topic, texts) => {
  test.each(texts)('%j', text => {
    expect(reply(text)).toContain(signs[topic]);
  });
});

test('a call for help comes before small talk, small talk before a greeting', () => {
  expect(reply('how are you, help me')).toContain(signs.help);
  expect(reply('hello, how are you')).toContain(signs['how are you']);
});

test('the two texts of the specification, word for word', () => {
  expect(reply('hello')).toBe(hello);
  expect(reply('I had a long week')).toBe(anythingElse);
});

test.each([
  ['Asia/Tokyo', 'It’s 11:07 AM where you are, on Saturday, November 21, 2026.'],
  ['UTC', 'It’s 2:07 AM where you are, on Saturday, November 21, 2026.'],
  ['Nowhere/Land', 'It’s 2:07 AM in UTC, on Saturday, November 21, 2026.'],
])('the time in %s', (timeZone, sentence) => {
  expect(reply('what time is it', timeZone)).toContain(sentence);
});

test.each(coaches)('$name gives its own name and says it is an AI', ({ name }) => {
  expect(reply('what is your name', 'UTC', name)).toContain(`I’m ${name}, and I’m an AI coach.`);
  expect(reply('are you real', 'UTC', name)).toContain('not a person');
});

test('any message gets a short reply without a telephone number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const answer = reply(text);
      expect(answer.length).toBeGreaterThan(20);
      expect(answer.length).toBeLessThan(450);
      expect(answer).not.toMatch(/\d{3}/);
    }),
  );
});

describe('the helpline line', () => {
  const us = helplinesFor('US');

  test('names the gambling helpline, then a crisis line', () => {
    expect(helplineLine(us, 'en')).toBe(
      'To talk with a person: National Problem Gambling Helpline. Call [1-800-522-4700](tel:1-800-522-4700), 24 hours a day, every day. If you might not be safe: 988 Suicide & Crisis Lifeline. Call or text [988](tel:988), 24 hours a day, every day.',
    );
  });

  test('invents nothing where the data has nothing', () => {
    const gambling = us.filter(line => line.topic === 'gambling');
    expect(helplineLine([], 'en')).toBe('');
    expect(helplineLine(gambling, 'en')).toBe(
      'To talk with a person: National Problem Gambling Helpline. Call [1-800-522-4700](tel:1-800-522-4700), 24 hours a day, every day.',
    );
  });
});

describe('in Spanish', () => {
  const respond = (text: string) =>
    fallbackReply({ text, now, timeZone: 'America/Mexico_City', coachName: 'Sarah', language: 'es' });

  test.each([
    ['Ayúdame, por favor', 'Me alegra que hayas escrito'],
    ['hola, ¿me puedes ayudar?', 'Me alegra que hayas escrito'],
    ['gracias por tu ayuda', 'De nada'],
    ['¿Qué hora es?', 'Donde estás son las 20:07 del viernes, 20 de noviembre de 2026.'],
    ['Cuéntame un chiste', 'paso a paso'],
    ['Muchas gracias', 'De nada'],
    ['Hasta mañana', 'Cuídate'],
    ['Buenas noches', 'Cuídate'],
    ['¿Cómo estás?', '¿cómo estás de verdad?'],
    ['¿Cómo te llamas?', 'Me llamo Sarah y soy coach de IA'],
    ['¿Cuántos años tienes?', 'no tengo edad'],
    ['¿Eres una persona real?', 'Soy un coach de IA, no una persona'],
    ['¿estoy hablando con un bot?', 'Soy un coach de IA, no una persona'],
    ['Are you human?', 'Soy un coach de IA, no una persona'],
    ['¡Hola!', '¿En qué puedo ayudarte hoy?'],
    ['Ayer perdí el sueldo', 'Te leo.'],
    ['gracias a dios lo dejé', 'Te leo.'],
    ['soy una persona tranquila', 'Te leo.'],
  ])('%s: %s', (text, words) => {
    expect(respond(text)).toContain(words);
  });

  test('the lines are named with how to reach them', () => {
    expect(helplineLine(helplinesFor('US', 'es'), 'es')).toBe(
      'Para hablar con una persona: National Problem Gambling Helpline. Llama al [1-800-522-4700](tel:1-800-522-4700), 24 horas, todos los días. Si crees que no estás a salvo: 988 Suicide & Crisis Lifeline. Llama al [988](tel:988) o envía AYUDA al 988, 24 horas, todos los días.',
    );
  });
});
