import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { ProblemError, problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { draftProblems, type PostDraft } from './postDraft.rules.ts';
import type { useCreatePost } from './posts.api.ts';

type PostFormProps = {
  draft: PostDraft;
  onDraft: (draft: PostDraft) => void;
  /** Of the post that is being made. */
  create: Pick<ReturnType<typeof useCreatePost>, 'isPending' | 'isError' | 'error'>;
  onCancel: () => void;
  onSend: (draft: PostDraft) => void;
};

/** Where a post is written. What was typed stays until it is published or given up. */
export function PostForm({ draft, onDraft, create, onCancel, onSend }: PostFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const problems = tried ? draftProblems(draft) : {};
  const refused = refusals(create.error);

  function change(part: Partial<PostDraft>) {
    onDraft({ ...draft, ...part });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const { title, content } = draftProblems(draft);
    if (title || content) {
      form.current?.querySelector<HTMLElement>(title ? 'input' : 'textarea')?.focus();
      return;
    }
    if (create.isPending) return;
    const words = { ...draft, title: draft.title.trim(), content: draft.content.trim() };
    onSend(words);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Create New Post`}
      onSubmit={submit}
      className="card grid gap-5 p-5 sm:p-6"
    >
      <TextField
        label={t`Post Title`}
        required
        autoFocus
        readOnly={create.isPending}
        dir="auto"
        autoComplete="off"
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
        error={
          words(problems.title, t`Please write a title.`, t`Please use at most 200 characters.`) ??
          refused.title
        }
      />
      <TextArea
        label={t`Post Content`}
        required
        rows={4}
        readOnly={create.isPending}
        value={draft.content}
        onChange={({ target }) => change({ content: target.value })}
        error={
          words(
            problems.content,
            t`Please write what the post is about.`,
            t`Please use at most 10,000 characters.`,
          ) ?? refused.content
        }
        hint={t`Amounts of money and brand names can trigger urges. If your post needs them, tick the second box.`}
      />
      <div className="grid gap-2">
        <CheckField
          label={t`Post without my name`}
          hint={t`It will say ‘Anonymous’ to everyone, moderators included.`}
          checked={draft.anonymous}
          onChange={anonymous => change({ anonymous })}
        />
        <CheckField
          label={t`This mentions amounts or betting`}
          hint={t`Others see it folded, and open it when they feel ready.`}
          checked={draft.mentionsBetting}
          onChange={mentionsBetting => change({ mentionsBetting })}
        />
      </div>
      {create.isError && !refused.title && !refused.content ? (
        <Notice tone="error">
          <Trans>Your post is not published yet; what you wrote is kept.</Trans> {problemText(create.error)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={create.isPending}>
          <Trans>Post</Trans>
        </Button>
      </div>
    </form>
  );
}

function words(problem: 'missing' | 'long' | undefined, missing: string, long: string): string | undefined {
  if (!problem) return undefined;
  return problem === 'missing' ? missing : long;
}

/** What the server has to say about each field. */
function refusals(error: unknown): { title?: string; content?: string } {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
}
