import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../ui/fetch.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Byline } from './Byline.tsx';
import { useCommentFate } from './comments.api.ts';
import { Deleted } from './Deleted.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import type { Reader } from './reader.ts';
import type { ShownComment } from './reading.rules.ts';
import { StatusNotice } from './StatusNotice.tsx';

type CommentItemProps = {
  postId: string;
  comment: ShownComment;
  reader: Reader;
  /** The keyboard comes here: it has just been asked for. */
  arrived: boolean;
};

/** One comment, or what is left in its place when its author deleted it. */
export function CommentItem({ postId, comment, reader, arrived }: CommentItemProps) {
  const { t } = useLingui();
  const item = useRef<HTMLLIElement>(null);
  const fate = useCommentFate(postId, comment);
  const [undone, setUndone] = useState(false);
  const toFocus = !comment.deleted && (undone ? 'undone' : arrived && 'arrived');
  useEffect(() => {
    if (toFocus) item.current?.focus();
  }, [toFocus]);

  return (
    <li ref={item} tabIndex={-1} className="border-line border-l-2 pl-3 sm:pl-4">
      {comment.deleted ? (
        <Deleted
          words={t`Your comment is deleted.`}
          focus={fate.variables === true}
          pending={fate.isPending}
          error={fate.error}
          onUndo={() => {
            setUndone(true);
            fate.mutate(false);
          }}
        />
      ) : null}
      {comment.gone && !comment.deleted ? (
        <p className="py-2 text-muted text-sm">
          <Trans>This comment is no longer here.</Trans>
        </p>
      ) : null}
      {comment.gone || comment.deleted ? null : (
        <div className="grid grid-cols-1 gap-2">
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0 pt-2.5">
              <Byline item={comment} />
            </div>
            <ItemMenu
              reader={reader}
              target={{
                type: 'comment',
                id: comment.id,
                author: comment.author.fullName,
                anonymous: comment.author.id === null,
              }}
              mine={comment.mine}
              onDelete={() => fate.mutate(true)}
            />
          </div>
          <p dir="auto" className="within -mt-1 max-w-measure">
            <LinkedText text={comment.content} />
          </p>
          <StatusNotice status={comment.status} of="comment" />
          {fate.error ? <Notice tone="error">{problemText(fate.error)}</Notice> : null}
        </div>
      )}
    </li>
  );
}
