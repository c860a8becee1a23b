import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';

/** A link that leads away, marked as such; the other site isn't told where its visitor came from. */
export function OutsideLink({ url, name }: { url: string; name: string }) {
  const lastWord = name.lastIndexOf(' ') + 1;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="link -my-2 inline-block min-w-11 py-2.5 font-semibold"
    >
      {name.slice(0, lastWord)}
      {/* The mark stays on the line of the last word. */}
      <span className="wrap-anywhere inline-block max-w-full">
        {name.slice(lastWord)}
        <ExternalLink aria-hidden className="ml-1.5 inline size-4 align-[-0.125em]" />
      </span>
      <span className="sr-only">
        {' '}
        <Trans>(opens another site)</Trans>
      </span>
    </a>
  );
}
