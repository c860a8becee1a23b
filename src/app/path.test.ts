import { expect, it } from 'vitest';
import { paramsOf } from './path.ts';

it.each([
  ['/', '/', {}],
  ['/community', '/community', {}],
  ['/community', '/community/7', null],
  ['/community/:id', '/community', null],
  ['/community/:id', '/community/', null],
  ['/community/:id', '/community/7', { id: '7' }],
  ['/community/:id', '/community/7/more', null],
  ['/community/:id', '/elsewhere/7', null],
  ['/resources/lessons/:slug', '/resources/lessons/the-urge', { slug: 'the-urge' }],
])('%s against %s', (pattern, path, params) => {
  expect(paramsOf(pattern, path)).toEqual(params);
});
