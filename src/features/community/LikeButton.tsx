import { Trans } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import type { useLike } from './posts.api.ts';
import type { ShownPost } from './reading.rules.ts';

type LikeButtonProps = {
  post: ShownPost;
  like: ReturnType<typeof useLike>;
  /** Nobody else sees the post, or the person may only read. */
  disabled: boolean;
};

/** One like for each person, given or taken back. */
export function LikeButton({ post, like, disabled }: LikeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={post.likedByMe}
      disabled={disabled}
      onClick={() => like.mutate(!post.likedByMe)}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-ink text-sm transition-colors hover:bg-sunken disabled:opacity-60 aria-pressed:text-moss"
    >
      <Heart aria-hidden className={`size-5 ${post.likedByMe ? 'fill-current' : ''}`} />
      <Trans>Like</Trans>
    </button>
  );
}
