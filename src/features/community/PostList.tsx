import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { useFeed } from './community.api.ts';
import { PostCard } from './PostCard.tsx';
import type { Reader } from './reader.ts';

type PostListProps = {
  feed: ReturnType<typeof useFeed>;
  reader: Reader;
  /** Where the keyboard goes: a post that was written or asked for just now. */
  arrivedId: string | undefined;
  onArrive: (id: string | undefined) => void;
};

/** The posts that are on the screen, the way to those that came since, and the way to older ones. */
export function PostList({ feed, reader, arrivedId, onArrive }: PostListProps) {
  const { t } = useLingui();
  const posts = feed.posts ?? [];

  async function showOlder() {
    const { data } = await feed.fetchNextPage();
    onArrive(data?.pages.at(-1)?.items[0]?.id);
  }

  return (
    <section
      aria-label={t`Posts`}
      // Of a long list the browser lays out only what is near.
      className="grid grid-cols-1 gap-6 [&>article:nth-of-type(n+60)]:[contain-intrinsic-size:auto_24rem] [&>article:nth-of-type(n+60)]:[content-visibility:auto]"
    >
      <FreshPosts
        count={feed.fresh.length}
        endsHere={feed.freshEndsHere}
        onShow={() => {
          onArrive(feed.fresh[0]?.id);
          feed.showFresh();
        }}
      />
      {posts.length === 0 ? <NothingYet /> : null}
      {posts.map(post => (
        <PostCard
          key={post.id}
          post={post}
          newer={feed.newer(post.id)}
          reader={reader}
          arrived={post.id === arrivedId}
        />
      ))}
      {feed.isFetchNextPageError ? <Notice tone="error">{problemText(feed.error)}</Notice> : null}
      {feed.hasNextPage ? (
        <Button
          pending={feed.isFetchingNextPage}
          onClick={() => void showOlder()}
          className="justify-self-center"
        >
          <Trans>Show older posts</Trans>
        </Button>
      ) : null}
    </section>
  );
}

type FreshPostsProps = { count: number; endsHere: boolean; onShow: () => void };

/** Floats over the list, in the space above it, instead of moving it. */
function FreshPosts({ count, endsHere, onShow }: FreshPostsProps) {
  const { t } = useLingui();
  return (
    <div
      role="status"
      className="-mb-6 sticky top-[calc(var(--header-height)+0.5rem)] z-5 flex h-0 justify-center"
    >
      {count > 0 ? (
        <Button variant="primary" onClick={onShow} className="-mt-2 rounded-full! shadow-raised">
          <ArrowUp aria-hidden className="size-4" />
          {count >= 20 && !endsHere ? (
            t`20+ new posts`
          ) : (
            <Plural value={count} one="# new post" other="# new posts" />
          )}
        </Button>
      ) : null}
    </div>
  );
}

function NothingYet() {
  return (
    <div className="card grid gap-2 p-6 sm:p-8">
      <h2 className="text-lg">
        <Trans>Nobody has written here yet</Trans>
      </h2>
      <p className="max-w-measure text-muted">
        <Trans>
          What you write will be here for others on the same way: how today went, what helps you, or a
          question.
        </Trans>
      </p>
    </div>
  );
}
