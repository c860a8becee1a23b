import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { HelpfulLink } from './links.ts';

type LinkListProps = { name: string; links: (HelpfulLink & { country?: MessageDescriptor })[] };

/** Links that lead away, marked as such; the other site isn't told where its visitor came from. */
export function LinkList({ name, links }: LinkListProps) {
  const { i18n } = useLingui();
  if (links.length === 0) return null;
  return (
    <ul aria-label={name} className="grid gap-3 sm:grid-cols-2">
      {links.map(({ url, name, about, country }) => (
        <li key={url} className="card p-4">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-11 items-center gap-1.5 font-semibold"
          >
            {name}
            <ExternalLink aria-hidden className="size-4 shrink-0" />
            <span className="sr-only">
              <Trans>(opens another site)</Trans>
            </span>
          </a>
          <p>{i18n._(about)}</p>
          <p className="mt-1 text-muted text-sm">
            {[country && i18n._(country), new URL(url).host.replace(/^www[.]/, '')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
