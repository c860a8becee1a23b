import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import type { ShownPost } from './reading.rules.ts';
import { isLong, paragraphs } from './text.rules.ts';

/** Whoever comes by keyboard to a link in the part that is cut off sees all of it. */
const CUT =
  'max-h-64 overflow-hidden [mask-image:linear-gradient(#000_70%,transparent)] focus-within:max-h-none focus-within:[mask-image:none]';

type PostBodyProps = {
  post: ShownPost;
  /** On its own page a post is there to be read from end to end. */
  whole: boolean;
};

/** The words of a post: folded when its author noted amounts or betting, cut short when they are long. */
export function PostBody({ post, whole }: PostBodyProps) {
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(whole);
  const cut = !all && isLong(post.content);
  if (post.mentionsBetting && !post.mine && !open) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2 text-sm">
        <p className="min-w-0 flex-1 basis-48 py-1">
          <Trans>Its author noted that this mentions amounts or betting.</Trans>
        </p>
        <Button aria-expanded={false} onClick={() => setOpen(true)}>
          <Trans>Show</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid max-w-measure grid-cols-1 justify-items-start gap-2">
      <div className={`grid w-full grid-cols-1 gap-3 ${cut ? CUT : ''}`}>
        {paragraphs(post.content).map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text never change their order
          <p key={i} dir="auto" className="within">
            <LinkedText text={part} />
          </p>
        ))}
      </div>
      {cut ? (
        <Button variant="quiet" aria-expanded={false} onClick={() => setAll(true)} className="-ml-4">
          <Trans>Read all of it</Trans>
        </Button>
      ) : null}
      {post.mentionsBetting && !post.mine ? (
        <Button variant="quiet" aria-expanded={true} onClick={() => setOpen(false)} className="-ml-4">
          <Trans>Fold it again</Trans>
        </Button>
      ) : null}
    </div>
  );
}
