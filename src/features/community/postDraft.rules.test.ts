import { expect, it } from 'vitest';
import { COMMENT_MAX, NewPost, POST_CONTENT_MAX, POST_TITLE_MAX } from './community.schema.ts';
import { draftProblems, emptyDraft, keptDraft, measureComment, parseDraft } from './postDraft.rules.ts';

const words = { ...emptyDraft, title: 'A title', content: 'Some words' };

it('a kept draft comes back as it was, and one without words is not kept', () => {
  const draft = { ...words, anonymous: true, mentionsBetting: true };
  expect(parseDraft(keptDraft(draft))).toEqual(draft);
  expect(keptDraft({ ...emptyDraft, anonymous: true })).toBe('');
});

it.each(['', '{', '7', 'null', '{"title":1,"content":""}', '{"title":""}'])('damaged: %j', kept => {
  expect(parseDraft(kept)).toEqual(emptyDraft);
});

it.each([
  [words, {}],
  [{ ...words, title: ' \n' }, { title: 'missing' }],
  [{ ...words, content: '\t' }, { content: 'missing' }],
  [{ ...words, title: 'x'.repeat(POST_TITLE_MAX) }, {}],
  [{ ...words, title: `${'x'.repeat(POST_TITLE_MAX + 1)}` }, { title: 'long' }],
  [{ ...words, content: ` ${'x'.repeat(POST_CONTENT_MAX)} ` }, {}],
  [{ ...words, content: 'x'.repeat(POST_CONTENT_MAX + 1) }, { content: 'long' }],
] as const)('a draft has the problems that the server would find (%#)', (draft, problems) => {
  expect(draftProblems(draft)).toEqual(problems);
  expect(NewPost.safeParse(draft).success).toBe(Object.keys(problems).length === 0);
});

it('a comment is measured as the server does, and counted near its end', () => {
  expect(measureComment(' two words ')).toEqual({ content: 'two words', left: null, fits: true });
  expect(measureComment('x'.repeat(COMMENT_MAX))).toMatchObject({ left: 0, fits: true });
  expect(measureComment('x'.repeat(COMMENT_MAX + 1))).toMatchObject({ left: -1, fits: false });
});
