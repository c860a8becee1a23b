import { Trans, useLingui } from '@lingui/react/macro';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { newId } from '../../shared/ids.ts';
import { Button } from '../../ui/Button.tsx';
import { useKept } from '../../ui/kept.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Post, Written } from './community.schema.ts';
import { emptyDraft, keptDraft, parseDraft, postDraftKey } from './postDraft.rules.ts';
import { useCreatePost } from './posts.api.ts';
import type { Reader } from './reader.ts';

// Most people come to read.
const loadForm = () => import('./PostForm.tsx');
const PostForm = lazy(async () => ({ default: (await loadForm()).PostForm }));
const preloadForm = () => void loadForm().catch(() => {});

type FormState = 'open' | 'closed' | 'refused';

// Fetched before it is shown: a connection that drops here must not take the page with it.
function open(then: (state: FormState) => void): void {
  loadForm().then(
    () => then('open'),
    () => then('refused'),
  );
}

type NewPostProps = { reader: Reader; onPublished: (post: Post) => void };

/** The button that opens and closes the form, and what follows when a post is published. */
export function NewPost({ reader, onPublished }: NewPostProps) {
  const { t, i18n } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [kept, setKept] = useKept(postDraftKey(reader.me.id));
  const [draft, setDraft] = useState(() => parseDraft(kept));
  const [form, setForm] = useState<FormState>('closed');
  const [published, setPublished] = useState<(Post & Written) | null>(null);
  const writing = form === 'open';
  // Whoever was writing when the page was reloaded goes on writing.
  const [resumes] = useState(kept !== '');
  useEffect(() => {
    if (resumes) open(setForm);
  }, [resumes]);

  const create = useCreatePost(reader.me.id);
  // Another one for other words: then it is another post.
  const [key, setKey] = useState(newId);

  function change(next: typeof draft) {
    setDraft(next);
    setKey(newId());
    if (create.isError) create.reset();
    setKept(keptDraft(next));
  }
  function close() {
    change(emptyDraft);
    setForm('closed');
  }

  function send(words: typeof draft) {
    create.mutate(
      { words, key },
      {
        onSuccess(post) {
          close();
          setPublished(post);
          onPublished(post);
        },
      },
    );
  }

  if (reader.suspension) {
    const { why } = reader.suspension;
    const until = i18n.date(new Date(reader.suspension.until), { dateStyle: 'long', timeStyle: 'short' });
    return (
      <Notice tone="caution">
        <Trans>
          Until {until} you can read here, but not write. {why} You can appeal in Settings.
        </Trans>
      </Notice>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button
        ref={button}
        variant="primary"
        aria-expanded={writing}
        onPointerEnter={preloadForm}
        onFocus={preloadForm}
        onClick={() => {
          setPublished(null);
          if (writing) setForm('closed');
          else open(setForm);
        }}
        className="justify-self-start"
      >
        <PenLine aria-hidden className="size-5" />
        {t`Create New Post`}
      </Button>
      {form === 'refused' ? (
        <Notice tone="error" action={{ label: t`Try again`, onClick: () => open(setForm) }}>
          <Trans>The form could not be opened. Please check your connection.</Trans>
        </Notice>
      ) : null}
      {writing ? (
        <Suspense>
          <PostForm
            draft={draft}
            onDraft={change}
            create={create}
            onCancel={() => {
              close();
              button.current?.focus();
            }}
            onSend={send}
          />
        </Suspense>
      ) : null}
      <p role="status" className="sr-only">
        {published?.status === 'shown' ? t`Your post is published.` : null}
        {published?.status === 'held' ? t`Your post waits for a moderator` : null}
      </p>
      {published ? reader.afterWriting(published) : null}
    </div>
  );
}
