import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Byline } from './Byline.tsx';
import { Comments } from './Comments.tsx';
import type { Post } from './community.schema.ts';
import { Deleted } from './Deleted.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { LikeButton } from './LikeButton.tsx';
import { PostBody } from './PostBody.tsx';
import { useLike, usePostFate } from './posts.api.ts';
import type { Reader } from './reader.ts';
import type { ShownPost } from './reading.rules.ts';
import { StatusNotice } from './StatusNotice.tsx';
import { useThread } from './thread.api.ts';

type PostCardProps = {
  post: ShownPost;
  /** As the server has it now, when that is known. */
  newer: Post | undefined;
  reader: Reader;
  /** On its own page: everything is open, and its title is the heading of the page. */
  whole?: boolean;
  /** The keyboard comes here: it has just been asked for, or written. */
  arrived?: boolean;
};

/** A post with all that belongs to it, or what is left in its place. */
export function PostCard({ post, newer, reader, whole = false, arrived = false }: PostCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const article = useRef<HTMLElement>(null);
  const fate = usePostFate(post.id);
  const [undone, setUndone] = useState(false);
  const toFocus = !post.deleted && (undone ? 'undone' : arrived && 'arrived');
  useEffect(() => {
    if (toFocus) article.current?.querySelector<HTMLElement>('h1, h2 a')?.focus();
  }, [toFocus]);

  if (post.deleted) {
    return (
      <Deleted
        words={t`Your post is deleted.`}
        focus={fate.variables === true}
        pending={fate.isPending}
        error={fate.error}
        onUndo={() => {
          setUndone(true);
          fate.mutate(false);
        }}
      />
    );
  }
  if (post.gone) {
    return (
      <p className="rounded-lg border border-line border-dashed p-5 text-muted">
        <Trans>This post is no longer here.</Trans>
      </p>
    );
  }
  const title = (
    <bdi className="[overflow-wrap:anywhere] [unicode-bidi:isolate]" dir="auto">
      {post.title}
    </bdi>
  );
  return (
    <article ref={article} aria-labelledby={titleId} className="card grid grid-cols-1 gap-4 p-5 sm:p-6">
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
          {whole ? (
            <h1 id={titleId} dir="auto" tabIndex={-1} className="within text-xl">
              {title}
            </h1>
          ) : (
            <h2 id={titleId} dir="auto" className="within text-lg">
              <Link href={`/community/${post.id}`} className="rounded-sm hover:underline">
                {title}
              </Link>
            </h2>
          )}
          <Byline item={post} by />
        </div>
        <PostMenu post={post} reader={reader} onDelete={() => fate.mutate(true)} />
      </header>
      <StatusNotice status={post.status} of="post" />
      <PostBody post={post} whole={whole} />
      {fate.error ? <Notice tone="error">{problemText(fate.error)}</Notice> : null}
      {post.status === 'shown' || post.comments.length > 0 ? (
        <Below post={post} newer={newer} reader={reader} whole={whole} />
      ) : null}
    </article>
  );
}

function PostMenu({ post, reader, onDelete }: { post: ShownPost; reader: Reader; onDelete: () => void }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState('');
  const address = `${location.origin}/community/${post.id}`;
  return (
    <div className="-mt-1.5 -mr-2 flex items-center">
      <span role="status" className="text-muted text-sm [overflow-wrap:anywhere]">
        {copied}
      </span>
      <ItemMenu
        reader={reader}
        target={{
          type: 'post',
          id: post.id,
          author: post.author.fullName,
          anonymous: post.author.id === null,
        }}
        mine={post.mine}
        onDelete={onDelete}
        onCopyLink={() =>
          navigator.clipboard.writeText(address).then(
            () => setCopied(t`Copied`),
            // Some browsers refuse; then the address can be copied by hand.
            () => setCopied(address),
          )
        }
      />
    </div>
  );
}

/** Likes, the number of replies, and the comments. */
function Below({ post, newer, reader, whole }: Required<Omit<PostCardProps, 'arrived'>>) {
  const like = useLike(post.id);
  const thread = useThread(post, newer, whole);
  return (
    <>
      <div className="grid gap-2">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-muted text-sm tabular-nums">
          <LikeButton
            post={post}
            like={like}
            disabled={post.status !== 'shown' || reader.suspension !== null}
          />
          <span>
            <Plural value={post.likes} one="# like" other="# likes" />
          </span>
          {thread.freshCount > 0 ? (
            <Button variant="quiet" onClick={() => void thread.showNew()} className="-mx-3 px-3! text-moss">
              <Plural value={thread.freshCount} one="# new comment" other="# new comments" />
            </Button>
          ) : (
            <span>
              <Plural value={post.commentCount} one="# reply" other="# replies" />
            </span>
          )}
        </div>
        {like.error ? (
          <Notice tone="error">
            <Trans>That could not be saved.</Trans> {problemText(like.error)}
          </Notice>
        ) : null}
      </div>
      <Comments post={post} reader={reader} thread={thread} />
    </>
  );
}
