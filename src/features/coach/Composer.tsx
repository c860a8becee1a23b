import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DraftLength } from '../../ui/DraftLength.tsx';
import { enterSends } from '../../ui/enterSends.ts';
import { useGrowingHeight } from '../../ui/growingHeight.ts';
import { useKeyboardInset } from '../../ui/keyboardInset.ts';
import { useLive } from './conversation.api.ts';
import { isAnswering } from './conversation.rules.ts';
import { measureDraft, withDictated } from './draft.rules.ts';
import { keepDraft, readDraft } from './drafts.ts';
import type { Conversation } from './liveConversation.ts';
import { ReadAloud } from './ReadAloud.tsx';
import { SendProblems } from './SendProblems.tsx';
import { VoiceInput } from './VoiceInput.tsx';

type ComposerProps = {
  userId: string;
  selectedCoach: string;
  conversation: Conversation;
  /** The coach's newest words, to be read aloud. */
  coachWords: string;
  /** The end of the conversation is in view. */
  following: boolean;
  onShowNewest: () => void;
};

/** Where the person writes or speaks. It stays at the bottom, above an on-screen keyboard. */
export function Composer({
  userId,
  selectedCoach,
  conversation,
  coachWords,
  following,
  onShowNewest,
}: ComposerProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(userId);
  const [hint, setHint] = useState('');
  const answering = isAnswering(useLive(conversation));
  const { content, left, fits } = measureDraft(draft);
  useKeyboardInset(frame);
  useGrowingHeight(field, draft);

  function send() {
    if (answering || !content || !fits) return;
    conversation.send(content, selectedCoach);
    setDraft('');
    setHint('');
    onShowNewest();
    field.current?.focus();
  }

  return (
    <div
      ref={frame}
      className="sticky bottom-(--keyboard,0px) mt-auto flex flex-col gap-2 border-line border-t bg-paper pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {following ? null : <JumpToLatest onClick={onShowNewest} />}
      <SendProblems conversation={conversation} selectedCoach={selectedCoach} />
      <p role="status" className="text-muted text-sm empty:-mt-2">
        {hint}
      </p>
      <form
        className="flex flex-wrap items-end justify-end gap-1"
        onSubmit={event => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={field}
          rows={1}
          value={draft}
          aria-label={t`Ask anything`}
          placeholder={t`Ask anything`}
          aria-invalid={fits ? undefined : true}
          aria-describedby={left === null ? undefined : 'draft-length'}
          enterKeyHint="send"
          onChange={event => setDraft(event.target.value)}
          onKeyDown={event => {
            if (!enterSends(event)) return;
            event.preventDefault();
            send();
          }}
          className="field max-h-44 min-w-0 shrink grow basis-32 resize-none leading-normal"
        />
        <VoiceInput onWords={words => setDraft(before => withDictated(before, words))} onHint={setHint} />
        <ReadAloud words={coachWords} onHint={setHint} />
        <SendButton answering={answering} onStop={conversation.stop} />
      </form>
      <DraftLength id="draft-length" left={left} />
    </div>
  );
}

function SendButton({ answering, onStop }: { answering: boolean; onStop: () => void }) {
  const { t } = useLingui();
  const label = answering ? t`Stop` : t`Send`;
  const Icon = answering ? Square : ArrowUp;
  return (
    <Button
      variant="primary"
      type={answering ? 'button' : 'submit'}
      aria-label={label}
      // Keeps the field focused under a tap, and with it the on-screen keyboard.
      onPointerDown={event => event.preventDefault()}
      onClick={answering ? onStop : undefined}
      className="ml-1 px-3! sm:min-w-24"
    >
      <Icon aria-hidden className="size-5" />
      <span className="hidden sm:inline">{label}</span>
    </Button>
  );
}

function JumpToLatest({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick} className="-top-14 absolute self-center shadow-raised">
      <ArrowDown aria-hidden className="size-4" />
      <Trans>Jump to latest</Trans>
    </Button>
  );
}

/** Words in the making; they survive a reload of the page. */
function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId));
  useEffect(() => keepDraft(userId, draft), [userId, draft]);
  return [draft, setDraft] as const;
}
