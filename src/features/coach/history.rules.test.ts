import { expect, test } from 'vitest';
import type { ChatMessage } from './coach.schema.ts';
import { oldestFirst, withMessage } from './history.rules.ts';

const message = (id: string, content = id): ChatMessage => ({
  id,
  content,
  role: 'user',
  coach: 'patrick',
  source: null,
  cutOff: false,
  replyTo: null,
  createdAt: '2026-11-20T10:00:00.000Z',
});

const pages = [
  { items: [message('4'), message('3')], nextCursor: '3' },
  { items: [message('2'), message('1')], nextCursor: null },
];

test('pages become one list, oldest first', () => {
  expect(oldestFirst(pages).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});

test('a new message is the newest', () => {
  expect(oldestFirst(withMessage(pages, message('5'))).map(({ id }) => id)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

test('a renewed message stays where it was', () => {
  const renewed = oldestFirst(withMessage(pages, message('2', 'again')));
  expect(renewed.map(({ content }) => content)).toEqual(['1', 'again', '3', '4']);
});

test('the first message of all makes a page', () => {
  expect(withMessage([], message('1'))).toEqual([{ items: [message('1')], nextCursor: null }]);
});
