import { Plural, Trans } from '@lingui/react/macro';

/** How many characters are left, near the end and beyond it. */
export function DraftLength({ id, left }: { id: string; left: number | null }) {
  if (left === null) return null;
  return (
    <p id={id} className={`text-sm tabular-nums ${left < 0 ? 'text-clay-ink' : 'text-muted'}`}>
      {left < 0 ? (
        <Trans>
          <Plural value={-left} one="# character" other="# characters" /> too many. Please shorten it, or send
          it in two parts.
        </Trans>
      ) : (
        <Plural value={left} one="# character left" other="# characters left" />
      )}
    </p>
  );
}
