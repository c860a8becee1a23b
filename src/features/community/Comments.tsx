import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import type { Reader } from './reader.ts';
import type { ShownPost } from './reading.rules.ts';
import type { useThread } from './thread.api.ts';

type CommentsProps = { post: ShownPost; reader: Reader; thread: ReturnType<typeof useThread> };

/** What others answered, oldest first, and room for an answer of one's own. */
export function Comments({ post, reader, thread }: CommentsProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 border-line border-t pt-4">
      {thread.error ? (
        <Notice
          tone="error"
          action={{ label: t`Try again`, onClick: () => void thread.showOlder(), pending: thread.isLoading }}
        >
          <Trans>The comments could not be loaded.</Trans> {problemText(thread.error)}
        </Notice>
      ) : null}
      {thread.more && !thread.error ? <Older post={post} thread={thread} /> : null}
      {thread.items.length > 0 ? (
        <ul aria-label={t`Comments`} className="grid grid-cols-1 gap-4">
          {thread.items.toReversed().map(comment => (
            <CommentItem
              key={comment.id}
              postId={post.id}
              comment={comment}
              reader={reader}
              arrived={comment.id === thread.arrivedId}
            />
          ))}
        </ul>
      ) : null}
      {post.status === 'shown' ? <CommentForm post={post} reader={reader} /> : null}
    </div>
  );
}

/** The way to the comments above those on the screen. */
function Older({ post, thread }: Pick<CommentsProps, 'post' | 'thread'>) {
  const { t } = useLingui();
  // On its own page a post comes with all of them, without being asked.
  if (thread.expanded && thread.isLoading && thread.items === post.comments) {
    return (
      <div role="status" aria-label={t`Loading`} className="appear-late grid gap-2">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-4 w-full max-w-measure" />
      </div>
    );
  }
  return (
    <Button
      variant="quiet"
      pending={thread.isLoading}
      onClick={() => void thread.showOlder()}
      className="-ml-4 justify-self-start"
    >
      {thread.expanded ? (
        <Trans>Show earlier comments</Trans>
      ) : (
        <Plural value={post.commentCount} one="Show all # comments" other="Show all # comments" />
      )}
    </Button>
  );
}
