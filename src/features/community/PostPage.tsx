import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { ProblemError, problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { usePost } from './community.api.ts';
import { PostCard } from './PostCard.tsx';
import { PostListSkeleton } from './PostListSkeleton.tsx';
import type { Reader } from './reader.ts';

/** One post with all its comments, at its own address. */
export function PostPage({ id, reader }: { id: string; reader: Reader }) {
  const post = usePost(id);
  const gone = isNotThere(post.lost);
  return (
    <div className="page grid grid-cols-[minmax(0,45rem)] content-start gap-4">
      <Link href="/community" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>All posts</Trans>
      </Link>
      <div className="grid grid-cols-1 gap-4">
        {post.data ? (
          <PostCard post={{ ...post.data, gone }} newer={post.newer} reader={reader} whole />
        ) : null}
        {!post.data && !post.error ? <PostListSkeleton count={1} /> : null}
        {!post.data && post.error ? <NotThere post={post} /> : null}
      </div>
    </div>
  );
}

function NotThere({ post }: { post: ReturnType<typeof usePost> }) {
  const { t } = useLingui();
  const gone = isNotThere(post.error);
  return (
    <>
      <h1 className="text-xl">
        {gone ? <Trans>This post is not here</Trans> : <Trans>This post could not be loaded</Trans>}
      </h1>
      {gone ? (
        <p className="max-w-measure text-muted">
          <Trans>It may have been deleted or taken away, or the address has a typing error.</Trans>
        </p>
      ) : (
        <Notice
          tone="error"
          action={{ label: t`Try again`, onClick: () => void post.refetch(), pending: post.isFetching }}
        >
          {problemText(post.error)}
        </Notice>
      )}
    </>
  );
}

const isNotThere = (error: unknown) => error instanceof ProblemError && error.status === 404;
