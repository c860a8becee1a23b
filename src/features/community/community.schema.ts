import { z } from 'zod';
import { Author } from '../account/author.schema.ts';
import { CrisisCard } from '../safety/safety.schema.ts';

/** Shapes of posts, comments and likes, shared by both sides. */

export const POST_TITLE_MAX = 200;
export const POST_CONTENT_MAX = 10_000;
export const COMMENT_MAX = 2_000;

/** Who wrote something. `id` is null for what was written without a name. */
export const PostAuthor = Author.extend({ id: z.uuid().nullable() }).meta({ id: 'PostAuthor' });
export type PostAuthor = z.infer<typeof PostAuthor>;

/** In place of an author who does not want to be known: nothing in it tells one from the other. */
export const anonymousAuthor: PostAuthor = {
  id: null,
  fullName: 'Anonymous',
  avatarUrl: null,
  currentStreak: null,
};

/** `held` waits for a moderator, `hidden` was taken from view by one: nobody but the author gets either. */
const Status = z.enum(['shown', 'held', 'hidden']);

export const Comment = z
  .object({
    id: z.uuid(),
    content: z.string(),
    createdAt: z.iso.datetime(),
    author: PostAuthor,
    mine: z.boolean(),
    status: Status,
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof Comment>;

/** How many of its newest comments a post carries. */
export const NEWEST_COMMENTS = 3;

export const Post = z
  .object({
    id: z.uuid(),
    title: z.string(),
    content: z.string(),
    createdAt: z.iso.datetime(),
    /** The author's note to readers: mentions amounts or betting. */
    mentionsBetting: z.boolean(),
    author: PostAuthor,
    status: Status,
    likes: z.int().min(0),
    likedByMe: z.boolean(),
    mine: z.boolean(),
    /** Those that everyone may read. */
    commentCount: z.int().min(0),
    comments: z.array(Comment).max(NEWEST_COMMENTS).meta({ description: 'The newest, newest first' }),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof Post>;

/** What whoever wrote is answered: `crisis` is for them alone. */
const forAuthor = { crisis: CrisisCard.optional() };
export const WrittenPost = Post.extend(forAuthor).meta({ id: 'WrittenPost' });
export const WrittenComment = Comment.extend(forAuthor).meta({ id: 'WrittenComment' });
export type Written = { crisis?: CrisisCard | undefined };

const nextCursor = z.string().nullable();
export const PostList = z.object({ items: z.array(Post), nextCursor });
export type PostList = z.infer<typeof PostList>;
export const CommentList = z.object({ items: z.array(Comment), nextCursor });
export type CommentList = z.infer<typeof CommentList>;

export const Likes = z.object({ likes: z.int().min(0), likedByMe: z.boolean() });
export type Likes = z.infer<typeof Likes>;

const words = (max: number, missing: string) =>
  z
    .string({ error: missing })
    // Postgres cannot store NUL in a text; nobody means to send one.
    .overwrite(text => text.replaceAll('\u0000', ''))
    .trim()
    .min(1, missing)
    .max(max, `Please use at most ${max.toLocaleString('en')} characters.`);

export const NewPost = z.object({
  title: words(POST_TITLE_MAX, 'Write a title first.'),
  content: words(POST_CONTENT_MAX, 'Write something first.'),
  anonymous: z.boolean().default(false),
  mentionsBetting: z.boolean().default(false),
});
export type NewPost = z.input<typeof NewPost>;

export const NewComment = z.object({
  content: words(COMMENT_MAX, 'Write a comment first.'),
  anonymous: z.boolean().default(false),
});
export type NewComment = z.input<typeof NewComment>;
