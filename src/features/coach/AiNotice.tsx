import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

/** What a person is owed before they trust the coach: it is a machine, and this is where people are. */
export function AiNotice() {
  return (
    <p role="note" className="max-w-measure border-line border-l-2 pl-3 text-muted text-sm">
      <Trans>
        You are talking with an AI, not a person. It can be wrong, and it is no substitute for care. For
        people, go to the{' '}
        <Link href="/support" className="link">
          Support Room
        </Link>
        . In a crisis, open{' '}
        <Link href="/help" className="link">
          Help now
        </Link>
        . This is{' '}
        <Link href="/safety" className="link">
          how we look after your safety
        </Link>
        .
      </Trans>
    </p>
  );
}
