import type { NewPost } from './community.schema.ts';

export type PostDraft = Required<NewPost>;

export const emptyDraft: PostDraft = { title: '', content: '', anonymous: false, mentionsBetting: false };

const TITLE_LIMIT = 200;
const CONTENT_LIMIT = 10_000;

/** Where an unfinished post, and an unfinished comment, wait while the page reloads. */
export const postDraftKey = (userId: string): string => `cairn.post.${userId}`;
export const commentDraftKey = (userId: string, postId: string): string =>
  `cairn.comment.${userId}.${postId}`;

/** A draft as it was kept; an empty one when nothing was, or when it is damaged. */
export function parseDraft(kept: string): PostDraft {
  try {
    const { title, content, anonymous, mentionsBetting } = JSON.parse(kept);
    if (typeof title !== 'string' || typeof content !== 'string') return emptyDraft;
    return { title, content, anonymous: anonymous === true, mentionsBetting: mentionsBetting === true };
  } catch {
    return emptyDraft;
  }
}

/** What is kept of a draft: nothing of one without words. */
export const keptDraft = (draft: PostDraft): string =>
  draft.title || draft.content ? JSON.stringify(draft) : '';

export type DraftProblems = { title?: 'missing' | 'long'; content?: 'missing' | 'long' };

/** What keeps a draft from being published, after trimming (UTF-16 units, as the server counts). */
export function draftProblems({ title, content }: PostDraft): DraftProblems {
  return {
    ...problem('title', title.trim().length, TITLE_LIMIT),
    ...problem('content', content.trim().length, CONTENT_LIMIT),
  };
}

function problem(field: keyof DraftProblems, length: number, limit: number): DraftProblems {
  if (length === 0) return { [field]: 'missing' };
  return length > limit ? { [field]: 'long' } : {};
}

const COMMENT_LIMIT = 2_000;

/** The counter appears when fewer characters than this are left. */
const COUNT_FROM = 200;

/** What may be sent of a comment, and how many characters are left when that is worth knowing. */
export function measureComment(draft: string): { content: string; left: number | null; fits: boolean } {
  const content = draft.trim();
  const left = COMMENT_LIMIT - content.length;
  return { content, left: left < COUNT_FROM ? left : null, fits: left >= 0 };
}
