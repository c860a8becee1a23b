import { describe, expect, test } from 'vitest';
import { notArrived, parseUnsent, roomDraftKey, roomUnsentKey, type Unsent } from './outbox.rules.ts';
import type { RoomMessage } from './room.schema.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const unsent = (more: Partial<Unsent> = {}): Unsent => ({
  key: 'k',
  message: 'hello',
  createdAt: '2026-11-20T09:59:00Z',
  after: 5,
  state: 'waiting',
  problem: '',
  ...more,
});
const stored = (seq: number, message = 'hello', userId = 'me'): RoomMessage => ({
  id: `m${seq}`,
  seq,
  message,
  createdAt: '2026-11-20T10:00:00Z',
  author: { id: userId, fullName: 'Me', avatarUrl: null, currentStreak: null },
});

describe('what a reload finds', () => {
  test.each<[string, Partial<Unsent>, Unsent['state']]>([
    ['what was on its way goes again', { state: 'sending' }, 'waiting'],
    ['what waited goes again', { state: 'waiting' }, 'waiting'],
    ['what was refused waits for the person', { state: 'kept', problem: 'Too long.' }, 'kept'],
    ['what is old waits for the person', { state: 'sending', createdAt: '2026-11-20T09:49:00Z' }, 'kept'],
    ['what has no time waits for the person', { createdAt: 'once' }, 'kept'],
  ])('%s', (_, more, state) => {
    const before = unsent(more);
    expect(parseUnsent(JSON.stringify([before]), NOW)).toEqual([{ ...before, state }]);
  });

  test('anything damaged is left out', () => {
    const good = unsent();
    const bad = [null, 1, { ...good, key: 1 }, { ...good, state: 'lost' }, { ...good, after: '5' }];
    expect(parseUnsent(JSON.stringify([...bad, good]), NOW)).toEqual([good]);
    for (const damaged of ['', '{', '{"key":"k"}']) expect(parseUnsent(damaged, NOW)).toEqual([]);
  });

  test('each person has their own places', () => {
    const places = [roomDraftKey('a'), roomDraftKey('b'), roomUnsentKey('a'), roomUnsentKey('b')];
    expect(new Set(places).size).toBe(4);
    for (const place of places) expect(place).toMatch(/^cairn\./);
  });
});

describe('what arrived although no answer came', () => {
  test.each<[string, RoomMessage[], number]>([
    ['the same words behind all that was known', [stored(6)], 0],
    ['the same words from before', [stored(5)], 1],
    ['other words', [stored(6, 'hello there')], 1],
    ['the same words of somebody else', [stored(6, 'hello', 'ben')], 1],
    ['nothing', [], 1],
  ])('%s', (_, messages, left) => {
    expect(notArrived([unsent()], messages, 'me')).toHaveLength(left);
  });

  test('two equal messages need two that arrived; the older one is the first', () => {
    const both = [unsent({ key: 'one' }), unsent({ key: 'two' })];
    expect(notArrived(both, [stored(6)], 'me')).toMatchObject([{ key: 'two' }]);
    expect(notArrived(both, [stored(8), stored(6)], 'me')).toEqual([]);
  });
});
