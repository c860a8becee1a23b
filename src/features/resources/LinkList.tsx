import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import type { HelpfulLink } from './links.ts';

type LinkListProps = { name: string; links: (HelpfulLink & { country?: MessageDescriptor })[] };

/** Links to what others offer. */
export function LinkList({ name, links }: LinkListProps) {
  const { i18n } = useLingui();
  if (links.length === 0) return null;
  return (
    <ul aria-label={name} className="grid gap-3 sm:grid-cols-2">
      {links.map(({ url, name, about, country }) => (
        <li key={url} className="card p-4">
          <OutsideLink url={url} name={name} />
          <p className="mt-1">{i18n._(about)}</p>
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
