import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soundsUnsafe } from './unsafe.rules.ts';

const unsafe = [
  'I want to kill myself',
  'thinking about killing myself tonight',
  'i wanna unalive my self',
  'I keep wanting to hang myself',
  'I hurt myself again',
  'I’m going to hurt myself',
  'I started cutting myself',
  'might shoot myself',
  'self-harm is all I think about',
  'I feel suicidal',
  'suicide is on my mind',
  'I want to die.',
  'I just want to... die',
  'I’m going to die tonight',
  'i wanna just die',
  'I’d rather be dead',
  'I am going to end it',
  'I want it all to end',
  'I will end it all',
  'I could end my life',
  'I want to take my own life',
  'I don’t want to be alive',
  'I don’t want to wake up tomorrow',
  'I don’t want to be here anymore',
  'i dont want to be here any more',
  'I don’t want to be here. Please help',
  'I do not want to live',
  'I no longer want to live like this',
  'I can’t go on anymore',
  'I wish I was dead',
  'I wish I wasn’t here',
  'I wish I had never been born',
  'I wish I could just disappear',
  'I hope I don’t wake up',
  'My family would be better off without me',
  'they’d be better off if I was gone',
  'It would be better if I died',
  'there’s no reason to live',
  'I don’t see any point in living',
  'nothing left to live for',
  'my life is not worth living',
  'so tired of living',
  'I keep thinking about dying',
  'I could jump off a bridge',
  'step out and jump in front of a train',
  'I’ll take all my pills',
  'I’m going to overdose',
  'this is my last goodbye',
  'Goodbye everyone',
  'I wanted to say goodbye to my kids',
];

const safe = [
  '',
  'Hello',
  'This slot is killing me',
  'I could kill for a bet',
  'It was a suicide bet and it lost',
  'The race was a dead heat',
  'I’m dying to play',
  'My phone died and I was bored',
  'My father died last year',
  'I lost my life savings',
  'I cut myself off from the casino',
  'I should cut myself some slack',
  'I shot myself in the foot',
  'I don’t want to be here at the casino again',
  'I don’t want to live with my brother',
  'I don’t want to live a lie',
  'I don’t want to live paycheck to paycheck',
  'I don’t want to be around my old friends',
  'I don’t want to be here again',
  'Thinking of killing time at the casino',
  'My battery is going to die',
  'I want to live',
  'I want to end my account',
  'I want to say goodbye to gambling',
  'Thanks, bye',
  'The deadline is killing my mood',
  'I missed the bus so I drove myself',
  'I feel ashamed and I lost everything',
];

test.each(unsafe)('%j sounds unsafe', text => {
  expect(soundsUnsafe(text)).toBe(true);
});

test.each(safe)('%j does not', text => {
  expect(soundsUnsafe(text)).toBe(false);
});

describe('it errs towards asking', () => {
  test.each(['I would never kill myself', 'My brother died by suicide', 'Ten years ago I tried to die'])(
    '%j',
    text => {
      expect(soundsUnsafe(text)).toBe(true);
    },
  );
});

test('whatever stands around it, in whatever case', () => {
  const statement = fc.constantFrom(...unsafe.map(text => `. ${text}. `));
  const around = fc.constantFrom(
    '',
    'Hello!',
    'tell me a joke',
    'Thanks, bye',
    '¿qué?',
    '🙂\n',
    'what time is it',
  );
  fc.assert(
    fc.property(statement, around, around, fc.boolean(), (text, before, after, loud) => {
      const message = before + text + after;
      expect(soundsUnsafe(loud ? message.toUpperCase() : message)).toBe(true);
    }),
  );
});
