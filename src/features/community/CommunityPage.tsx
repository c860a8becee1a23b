import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useFeed } from './community.api.ts';
import { HouseRules } from './HouseRules.tsx';
import { NewPost } from './NewPost.tsx';
import { PostList } from './PostList.tsx';
import { PostListSkeleton } from './PostListSkeleton.tsx';
import type { Reader } from './reader.ts';

type CommunityPageProps = {
  reader: Reader;
  /** What moderators told this person. */
  notices: ReactNode;
};

/** What people write to one another, newest first. */
export function CommunityPage({ reader, notices }: CommunityPageProps) {
  const { t } = useLingui();
  const feed = useFeed();
  const [arrivedId, setArrivedId] = useState<string>();
  return (
    <div className="page grid content-start gap-6 sm:gap-8">
      <div className="grid gap-2">
        <h1 className="text-xl sm:text-2xl">
          <Trans>Community</Trans>
        </h1>
        <p className="max-w-measure text-muted">
          <Trans>Tell how it goes, ask, and read how others do.</Trans>
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {notices}
          <NewPost reader={reader} onPublished={post => setArrivedId(post.id)} />
          {feed.posts ? (
            <PostList feed={feed} reader={reader} arrivedId={arrivedId} onArrive={setArrivedId} />
          ) : null}
          {!feed.posts && !feed.error ? <PostListSkeleton /> : null}
          {!feed.posts && feed.error ? (
            <Notice
              tone="error"
              action={{ label: t`Try again`, onClick: () => void feed.refetch(), pending: feed.isFetching }}
            >
              <Trans>The posts could not be loaded.</Trans> {problemText(feed.error)}
            </Notice>
          ) : null}
        </div>
        {/* Below posts that are on their way they would jump. */}
        <div className={feed.posts || feed.error ? undefined : 'max-lg:hidden'}>
          <HouseRules />
        </div>
      </div>
    </div>
  );
}
