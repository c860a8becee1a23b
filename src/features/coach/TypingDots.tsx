import { useLingui } from '@lingui/react/macro';

const DELAYS = ['', '[animation-delay:200ms]', '[animation-delay:400ms]'];

/** Says that words are on their way. */
export function TypingDots() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Coach is typing`} className="flex h-6 items-center gap-1.5">
      {DELAYS.map(delay => (
        <span key={delay} aria-hidden className={`size-2 animate-pulse rounded-full bg-muted ${delay}`} />
      ))}
      <span className="sr-only">{t`Coach is typing`}</span>
    </div>
  );
}
