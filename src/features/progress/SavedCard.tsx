import { Trans, useLingui } from '@lingui/react/macro';
import { FigureCard } from './FigureCard.tsx';
import { moneyWords } from './money.rules.ts';
import type { Progress } from './progress.schema.ts';

/** What the clean days have kept in the person's pocket. */
export function SavedCard({ progress }: { progress: Progress }) {
  const { t, i18n } = useLingui();
  const { totalMoneySaved, dailySpendLimit, currency } = progress;
  const perDay = moneyWords(dailySpendLimit, currency, i18n.locale);
  return (
    <FigureCard title={t`Money Saved`} figure={moneyWords(totalMoneySaved, currency, i18n.locale)}>
      <p className="text-muted text-sm">
        <Trans>{perDay} per day</Trans>
      </p>
    </FigureCard>
  );
}
