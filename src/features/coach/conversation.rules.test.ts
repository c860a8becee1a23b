import { describe, expect, test } from 'vitest';
import type { ChatMessage } from './coach.schema.ts';
import {
  afterEvent,
  isAnswering,
  type LiveEvent,
  nothingLive,
  notStored,
  onlyGrew,
  viewOf,
  withoutTold,
} from './conversation.rules.ts';

const said = (id: string, content: string): ChatMessage => ({
  id,
  content,
  role: 'user',
  coach: 'patrick',
  source: null,
  cutOff: false,
  replyTo: null,
  createdAt: `2026-11-20T10:00:${id.padStart(2, '0')}Z`,
});

const replied = (
  id: string,
  replyTo: string,
  content: string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  ...said(id, content),
  role: 'assistant',
  source: 'model',
  replyTo,
  ...more,
});

const quiet = nothingLive;
const written = { key: 'key', content: 'hello', createdAt: '2026-11-20T09:59:00Z', after: null };
const sent: LiveEvent = { type: 'sent', written, coach: 'patrick' };
const stored: LiveEvent = { type: 'stored', message: said('1', 'hello') };
const worded: LiveEvent = { type: 'worded', text: 'I hear ' };
const broke: LiveEvent = { type: 'broke', problem: 'The connection dropped.', signedOut: false };
const live = (...events: LiveEvent[]) => events.reduce(afterEvent, quiet);

const ask = said('1', 'hello');
const answer = replied('2', '1', 'I hear you.');

describe('sending', () => {
  test('the words appear at once, with the dots', () => {
    expect(viewOf([], live(sent))).toMatchObject({ messages: [], written, reply: 'dots', retry: null });
    expect(isAnswering(live(sent))).toBe(true);
  });

  test('they are shown once, from the history as soon as it holds them', () => {
    expect(viewOf([], live(sent, stored)).written).toEqual(written);
    expect(viewOf([ask], live(sent, stored))).toMatchObject({
      messages: [ask],
      written: null,
      reply: 'dots',
    });
  });

  test('words gather in the reply', () => {
    const growing = live(sent, stored, worded, { type: 'worded', text: 'you.' });
    expect(growing.turn?.text).toBe('I hear you.');
    expect(viewOf([ask], growing).reply).toBe('words');
  });

  test('the finished reply is shown once, before and after the history holds it', () => {
    const done = live(sent, stored, worded, { type: 'answered', reply: answer });
    expect(isAnswering(done)).toBe(false);
    expect(viewOf([], done)).toMatchObject({ messages: [], written, answer, reply: 'none' });
    expect(viewOf([ask], done)).toMatchObject({ messages: [ask], written: null, answer, reply: 'none' });
    expect(viewOf([ask, answer], done)).toMatchObject({ messages: [ask], answer, reply: 'none' });
    expect(withoutTold([ask, answer], done)).toEqual({ ...quiet, answer: '2' });
  });

  test('the finished reply is one among others once something follows it', () => {
    const done = live(sent, stored, worded, { type: 'answered', reply: answer });
    const next = said('3', 'and');
    expect(viewOf([ask, answer, next], done)).toMatchObject({ messages: [ask, answer, next], answer: null });
    const nextTurn = afterEvent(done, { ...sent, written: { ...written, key: 'next', after: '2' } });
    expect(viewOf([ask, answer], nextTurn)).toMatchObject({ messages: [ask, answer], answer: null });
  });

  test('a reload loses neither what was not sent nor what is on its way', () => {
    expect(notStored(live(sent))).toEqual([{ ...written, problem: '' }]);
    expect(notStored(live(sent, stored))).toEqual([]);
    expect(notStored(live(sent, broke))).toHaveLength(1);
  });

  test('more words of the same reply are told apart from everything else', () => {
    const one = live(sent, stored, worded);
    expect(onlyGrew(one, afterEvent(one, worded))).toBe(true);
    expect(onlyGrew(live(sent, stored), one)).toBe(false);
    expect(onlyGrew(one, afterEvent(one, broke))).toBe(false);
  });
});

describe('what breaks', () => {
  test('before it was stored: not sent, with its key', () => {
    const after = live(sent, broke);
    expect(after).toEqual({ ...quiet, unsent: [{ ...written, problem: 'The connection dropped.' }] });
    expect(afterEvent(after, sent)).toMatchObject({ unsent: [], turn: { written } });
  });

  test('before it was stored, and yet it had arrived: it is not shown twice', () => {
    const after = live(sent, broke);
    expect(viewOf([ask], after)).toMatchObject({ messages: [ask], unsent: [], retry: { replyTo: '1' } });
  });

  test('the same words from before do not count as arrived', () => {
    const again = { ...written, after: '2' };
    const after = live({ ...sent, written: again }, broke);
    expect(viewOf([ask, answer], after).unsent).toHaveLength(1);
    expect(viewOf([ask, answer, said('3', 'hello')], after).unsent).toHaveLength(0);
  });

  test('two equal unsent messages need two arrived ones', () => {
    const second = { ...written, key: 'second' };
    const after = live(sent, broke, { ...sent, written: second }, broke);
    expect(viewOf([ask], after).unsent).toMatchObject([{ key: 'second' }]);
  });

  test('after it was stored and before any word: the message can be tried again', () => {
    const after = live(sent, stored, broke);
    expect(viewOf([ask], after)).toMatchObject({
      messages: [ask],
      reply: 'none',
      retry: { replyTo: '1', replaces: null },
      problem: 'The connection dropped.',
    });
  });

  test('after words: the half stays until the history tells what became of it', () => {
    const after = live(sent, stored, worded, broke);
    const half = replied('2', '1', 'I hear you, and', { cutOff: true });
    expect(viewOf([ask], after)).toMatchObject({ messages: [ask], reply: 'half', retry: { replyTo: '1' } });
    expect(withoutTold([ask], after)).toBe(after);
    expect(viewOf([ask, half], after)).toMatchObject({ messages: [ask, half], reply: 'none' });
  });

  test('a session that ended is remembered until the next try', () => {
    const after = live(sent, { ...broke, signedOut: true });
    expect(after.signedOut).toBe(true);
    expect(afterEvent(after, sent).signedOut).toBe(false);
  });

  test('events of a turn that is over change nothing', () => {
    for (const event of [stored, worded, broke]) expect(afterEvent(quiet, event)).toBe(quiet);
  });
});

describe('trying again', () => {
  const automatic = replied('2', '1', 'Automatic.', { source: 'fallback' });
  const retried: LiveEvent = { type: 'retried', replyTo: '1', replaces: automatic, coach: 'sarah' };

  test.each([
    ['an automatic reply', [ask, automatic], { replyTo: '1', replaces: automatic }],
    ['a whole reply', [ask, answer], null],
    ['a message without a reply', [ask], { replyTo: '1', replaces: null }],
    ['an automatic reply further up', [ask, automatic, said('3', 'and'), replied('4', '3', 'Yes.')], null],
    ['nothing', [], null],
  ])('%s', (_, history, retry) => {
    expect(viewOf(history, quiet).retry).toEqual(retry);
  });

  test('the dots take the place of the old reply', () => {
    expect(viewOf([ask, automatic], live(retried))).toMatchObject({
      messages: [ask],
      reply: 'dots',
      retry: null,
    });
  });

  test('the old reply comes back when no word came', () => {
    expect(viewOf([ask, automatic], live(retried, broke))).toMatchObject({
      messages: [ask, automatic],
      retry: { replaces: automatic },
      problem: 'The connection dropped.',
    });
  });

  test('the new reply stands in its place, also with the same words and the same id', () => {
    const renewed = { ...automatic, createdAt: '2026-11-20T11:00:00Z' };
    const done = live(retried, worded, { type: 'answered', reply: renewed });
    expect(viewOf([ask, renewed], done)).toMatchObject({ messages: [ask], answer: renewed, reply: 'none' });
  });

  test('the old reply does not pass for the half of the new one', () => {
    expect(viewOf([ask, automatic], live(retried, worded, broke))).toMatchObject({
      messages: [ask],
      reply: 'half',
    });
  });
});

test('clearing leaves nothing, discarding leaves the rest', () => {
  const after = live(sent, broke);
  expect(afterEvent(after, { type: 'cleared' })).toEqual(quiet);
  expect(afterEvent(after, { type: 'discarded', key: 'other' }).unsent).toHaveLength(1);
  expect(afterEvent(after, { type: 'discarded', key: 'key' }).unsent).toHaveLength(0);
});

describe('the card', () => {
  const card = (level: 'ideation' | 'concern') => ({ level, text: 'You are not alone.', helplines: [] });
  const raised = (level: 'ideation' | 'concern'): LiveEvent => ({ type: 'raised', card: card(level) });

  test('is there before the reply, and stays through the next message, a retry and a lost connection', () => {
    const standing = live(sent, stored, raised('ideation'));
    expect(standing.crisis?.level).toBe('ideation');
    expect(viewOf([ask], standing).reply).toBe('dots');
    const next: LiveEvent = { type: 'sent', written: { ...written, key: 'next' }, coach: 'patrick' };
    const again: LiveEvent = { type: 'retried', replyTo: '1', replaces: null, coach: 'patrick' };
    for (const event of [worded, broke, { type: 'answered', reply: answer } as const, next, again])
      expect(afterEvent(standing, event).crisis?.level).toBe('ideation');
  });

  test('goes when the conversation is cleared', () => {
    expect(live(sent, stored, raised('ideation'), { type: 'cleared' }).crisis).toBeNull();
  });

  test('that is the softer one goes with the next message', () => {
    const soft = live(sent, stored, raised('concern'));
    expect(soft.crisis?.level).toBe('concern');
    expect(afterEvent(soft, { ...sent, written: { ...written, key: 'next' } }).crisis).toBeNull();
  });
});
