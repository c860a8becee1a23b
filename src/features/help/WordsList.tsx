import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button.tsx';

type Item = {
  id: string;
  words: ReactNode /** In a word or two, for the name of the button. */;
  short: string;
};

type WordsListProps = { name: string; items: Item[]; onRemove?: ((id: string) => void) | undefined };

/** What somebody wrote for themselves, each with a way to remove it. */
export function WordsList({ name, items, onRemove }: WordsListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={name} className="grid gap-2">
      {items.map(({ id, words, short }) => (
        <li key={id} className="flex items-center gap-2 rounded-md bg-sunken py-1 pr-1 pl-4">
          <p dir="auto" className="min-w-0 flex-1 py-1.5">
            {words}
          </p>
          {onRemove ? (
            <IconButton
              label={t`Remove: ${short}`}
              icon={<Trash2 aria-hidden className="size-5" />}
              onClick={() => onRemove(id)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
