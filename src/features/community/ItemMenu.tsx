import { useLingui } from '@lingui/react/macro';
import { Ban, Flag, Link2, Trash2 } from 'lucide-react';
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx';
import type { Reader, Target } from './reader.ts';

type ItemMenuProps = {
  reader: Reader;
  target: Target;
  mine: boolean;
  onDelete: () => void;
  /** Of posts, which have an address of their own. */
  onCopyLink?: () => void;
};

/** What can be done about a post or a comment besides answering it. */
export function ItemMenu({ reader, target, mine, onDelete, onCopyLink }: ItemMenuProps) {
  const { t } = useLingui();
  const icon = 'size-5 shrink-0 text-muted';
  const copy: MenuAction[] = onCopyLink
    ? [{ label: t`Copy link`, icon: <Link2 aria-hidden className={icon} />, onClick: onCopyLink }]
    : [];
  const own: MenuAction[] = [
    { label: t`Delete`, icon: <Trash2 aria-hidden className={icon} />, onClick: onDelete },
  ];
  const others: MenuAction[] = [
    { label: t`Report`, icon: <Flag aria-hidden className={icon} />, onClick: () => reader.onReport(target) },
    { label: t`Block`, icon: <Ban aria-hidden className={icon} />, onClick: () => reader.onBlock(target) },
  ];
  const name = target.author;
  return (
    <ActionMenu
      label={
        target.type === 'post' ? t`More about the post by ${name}` : t`More about the comment by ${name}`
      }
      actions={[...copy, ...(mine ? own : others)]}
    />
  );
}
