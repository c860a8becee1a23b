import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { newId } from '../../shared/ids.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { DraftLength } from '../../ui/DraftLength.tsx';
import { enterSends } from '../../ui/enterSends.ts';
import { problemText } from '../../ui/fetch.ts';
import { useGrowingHeight } from '../../ui/growingHeight.ts';
import { useKept } from '../../ui/kept.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useCreateComment } from './comments.api.ts';
import type { Comment, Written } from './community.schema.ts';
import { commentDraftKey, measureComment } from './postDraft.rules.ts';
import type { Reader } from './reader.ts';
import type { ShownPost } from './reading.rules.ts';

type CommentFormProps = { post: ShownPost; reader: Reader };

/** Where a comment is written; it stays until it is stored. */
export function CommentForm({ post, reader }: CommentFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useKept(commentDraftKey(reader.me.id, post.id));
  // Who wrote a post without their name gives themselves away by answering under it.
  const [anonymous, setAnonymous] = useState(post.mine && post.author.id === null);
  const [key, setKey] = useState(newId);
  const [written, setWritten] = useState<(Comment & Written) | null>(null);
  const create = useCreateComment(post.id, reader.me.id);
  const { content, left, fits } = measureComment(draft);
  useGrowingHeight(field, draft);

  if (reader.suspension) {
    const until = i18n.date(new Date(reader.suspension.until), { dateStyle: 'long', timeStyle: 'short' });
    return (
      <p className="text-muted text-sm">
        <Trans>You can write here again from {until} on.</Trans>
      </p>
    );
  }

  function send() {
    field.current?.focus();
    if (!content || !fits || create.isPending) return;
    create.mutate(
      { words: { content, anonymous }, key },
      {
        onSuccess(comment) {
          setWritten(comment);
          setDraft(now => (now.trim() === content ? '' : now));
          setKey(newId());
        },
      },
    );
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <form
        className="flex items-end gap-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={draft}
          aria-label={t`Add a comment...`}
          placeholder={t`Add a comment...`}
          aria-invalid={fits ? undefined : true}
          aria-describedby={left === null ? undefined : id}
          enterKeyHint="send"
          onChange={({ target }) => {
            setDraft(target.value);
            setKey(newId());
          }}
          onKeyDown={event => {
            if (!enterSends(event)) return;
            event.preventDefault();
            send();
          }}
          className="field max-h-44 w-0 flex-1 resize-none leading-normal"
        />
        <Button type="submit" pending={create.isPending}>
          <Trans>Post</Trans>
        </Button>
      </form>
      <DraftLength id={id} left={left} />
      {draft ? <CheckField label={t`Without my name`} checked={anonymous} onChange={setAnonymous} /> : null}
      {create.isError ? (
        <Notice tone="error">
          <Trans>Your comment is not stored yet; what you wrote is kept.</Trans> {problemText(create.error)}
        </Notice>
      ) : null}
      <p role="status" className="sr-only">
        {written && !draft ? t`Your comment is there.` : null}
      </p>
      {written ? reader.afterWriting(written) : null}
    </div>
  );
}
