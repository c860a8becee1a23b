import { useState } from 'react';
import { useComments, useShowNewComments } from './comments.api.ts';
import type { Post } from './community.schema.ts';
import { newComments, type ShownComment, type ShownPost } from './reading.rules.ts';

const isThere = ({ status, deleted, gone }: ShownComment) => status === 'shown' && !deleted && !gone;

/** The comments below a post: the newest few of a post in the list, all of them on its own page or when asked for. */
export function useThread(post: ShownPost, newer: Post | undefined, whole: boolean) {
  const [expanded, setExpanded] = useState(whole);
  /** The comment to which the keyboard goes. */
  const [arrivedId, setArrivedId] = useState<string>();
  const all = useComments(post.id, expanded);
  const showNew = useShowNewComments(post.id);

  const items = (expanded && all.items) || post.comments;
  const known = items.filter(isThere).length;
  const fresh = newer ? newComments(items, post.commentCount, newer) : { items: [], count: 0 };

  return {
    items,
    freshCount: fresh.count,
    /** Older ones than those on the screen are to be had. */
    more: expanded && all.items ? all.hasNextPage : post.commentCount > known,
    expanded,
    arrivedId,
    isLoading: all.isFetching,
    error: all.error,
    async showOlder() {
      const { data } = await (expanded && all.items ? all.fetchNextPage() : all.refetch());
      if (!data) return;
      setExpanded(true);
      setArrivedId(data.pages.at(-1)?.items.at(-1)?.id);
    },
    async showNew() {
      if (newer) await showNew(newer);
      setArrivedId(fresh.items.at(-1)?.id);
    },
  };
}
