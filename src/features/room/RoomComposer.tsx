import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DraftLength } from '../../ui/DraftLength.tsx';
import { enterSends } from '../../ui/enterSends.ts';
import { useGrowingHeight } from '../../ui/growingHeight.ts';
import { useKept } from '../../ui/kept.ts';
import { measureMessage } from './message.rules.ts';
import { roomDraftKey } from './outbox.rules.ts';

type RoomComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  userId: string;
  /** Is given words that are trimmed, not empty and not too long. */
  onSend: (message: string) => void;
};

/** Where a person writes to the room. */
export function RoomComposer({ field, userId, onSend }: RoomComposerProps) {
  const { t } = useLingui();
  const lengthId = useId();
  const [draft, setDraft] = useKept(roomDraftKey(userId));
  const { message, left, fits } = measureMessage(draft);
  useGrowingHeight(field, draft);

  function send() {
    if (!message || !fits) return;
    setDraft('');
    onSend(message);
    field.current?.focus({ preventScroll: true });
  }

  return (
    <form
      className="grid grid-cols-1 gap-1"
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          dir="auto"
          rows={1}
          value={draft}
          aria-label={t`Type your message...`}
          placeholder={t`Type your message...`}
          aria-invalid={fits ? undefined : true}
          aria-describedby={left === null ? undefined : lengthId}
          enterKeyHint="send"
          onChange={event => setDraft(event.target.value)}
          onKeyDown={event => {
            if (!enterSends(event)) return;
            event.preventDefault();
            send();
          }}
          className="field max-h-44 min-w-0 flex-1 resize-none leading-normal"
        />
        <Button
          variant="primary"
          type="submit"
          aria-label={t`Send`}
          // Keeps the field focused under a tap, and with it the on-screen keyboard.
          onPointerDown={event => event.preventDefault()}
          className="px-3! sm:min-w-24"
        >
          <SendHorizontal aria-hidden className="size-5" />
          <span className="hidden sm:inline">
            <Trans>Send</Trans>
          </span>
        </Button>
      </div>
      <DraftLength id={lengthId} left={left} />
    </form>
  );
}
