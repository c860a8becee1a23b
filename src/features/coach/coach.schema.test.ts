import { expect, test } from 'vitest';
import { SendMessage } from './coach.schema.ts';

test.each([
  ['  I need to talk \n', 'I need to talk'],
  ['two\nlines', 'two\nlines'],
  ['a\u0000b', 'ab'],
  ['x'.repeat(4000), 'x'.repeat(4000)],
])('%j is sent as %j', (content, sent) => {
  expect(SendMessage.parse({ content })).toEqual({ content: sent });
});

test.each([
  [{ content: '' }, 'Write a message first.'],
  [{ content: ' \n\t ' }, 'Write a message first.'],
  [{ content: '\u0000' }, 'Write a message first.'],
  [{}, 'Write a message first.'],
  [{ content: 7 }, 'Write a message first.'],
  [
    { content: 'x'.repeat(4001) },
    'A message can have up to 4,000 characters. Please shorten it or send it in two parts.',
  ],
])('%j is refused in plain words', (input, message) => {
  const result = SendMessage.safeParse(input);
  expect(result.error?.issues.map(issue => [issue.path, issue.message])).toEqual([[['content'], message]]);
});
