import { Trans, useLingui } from '@lingui/react/macro';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { StreakBadge } from '../../ui/StreakBadge.tsx';
import type { ShownComment } from './reading.rules.ts';

type BylineProps = {
  item: Pick<ShownComment, 'author' | 'mine' | 'createdAt'>;
  /** Begins with 'By', as below the title of a post. */
  by?: boolean;
};

/** Who wrote something, how long their streak is, and when. */
export function Byline({ item, by = false }: BylineProps) {
  const { t } = useLingui();
  const { author, mine } = item;
  const name = (
    <bdi className={`min-w-0 [overflow-wrap:anywhere] ${by ? '' : 'font-semibold text-ink'}`}>
      {author.id === null ? t`Anonymous` : author.fullName}
    </bdi>
  );
  return (
    <p className="within flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      <span className="min-w-0">{by ? <Trans>By {name}</Trans> : name}</span>
      {mine && author.id === null ? (
        <span>
          <Trans>(you, without your name)</Trans>
        </span>
      ) : null}
      <StreakBadge days={author.currentStreak} zero="grey" />
      <RelativeTime at={item.createdAt} />
    </p>
  );
}
