import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../ui/formats.ts';
import { FigureCard } from './FigureCard.tsx';
import { moneyWords } from './money.rules.ts';
import type { Progress } from './progress.schema.ts';

/** What the clean days have kept in the person's pocket. */
export function SavedCard({ progress }: { progress: Progress }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { totalMoneySaved, dailySpendLimit, currency } = progress;
  const perDay = moneyWords(dailySpendLimit, currency, formats);
  return (
    <FigureCard title={t`Money Saved`} figure={moneyWords(totalMoneySaved, currency, formats)}>
      <p className="text-muted text-sm">
        <Trans>{perDay} per day</Trans>
      </p>
    </FigureCard>
  );
}
