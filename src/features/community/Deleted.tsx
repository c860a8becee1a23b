import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { isTooLate } from './posts.api.ts';

type DeletedProps = {
  words: string;
  /** It was deleted just now, by the hand that is on the keyboard. */
  focus: boolean;
  pending: boolean;
  error: unknown;
  onUndo: () => void;
};

/** In place of one's own words that were deleted. It stays as long as the page, so nobody has to hurry. */
export function Deleted({ words, focus, pending, error, onUndo }: DeletedProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) frame.current?.querySelector('button')?.focus();
  }, [focus]);
  return (
    <div ref={frame} className="grid grid-cols-1 gap-2">
      <Notice action={isTooLate(error) ? undefined : { label: t`Undo`, onClick: onUndo, pending }}>
        {words}
      </Notice>
      {error ? (
        <Notice tone="error">
          {isTooLate(error)
            ? t`It was deleted more than ten minutes ago and can no longer be brought back.`
            : problemText(error)}
        </Notice>
      ) : null}
    </div>
  );
}
