import { Trans, useLingui } from '@lingui/react/macro';
import { type Figure, share } from './evaluation.rules.ts';
import measured from './figures.json';

const figures = measured.figures as Figure[];
const sets = [...new Set(figures.map(({ set }) => set))];

/** What was measured of the detector, kind by kind, for each half of the corpus. */
export function FiguresTable() {
  const { t, i18n } = useLingui();
  const names: Record<string, string> = {
    direct: t`Said in so many words`,
    direct_other_language: t`Said in so many words, in another language`,
    plan: t`A plan, means or a goodbye`,
    oblique: t`Said in a roundabout way`,
    third_person: t`About somebody else`,
    past: t`About a time long ago`,
    idiom: t`Other words that sound alike`,
    negated: t`Said not to be so`,
    distress: t`Distress about gambling, without a risk to life`,
    ordinary: t`Everything else that people write`,
  };
  const setNames: Record<string, string> = {
    development: t`Messages that the detector was made with`,
    'held-out': t`Messages by other writers, kept by and only measured`,
  };
  const percent = (part: number) => i18n.number(part, { style: 'percent', maximumFractionDigits: 1 });
  const day = i18n.date(new Date(`${measured.measuredOn}T12:00:00Z`), { dateStyle: 'long' });
  return (
    <div className="grid gap-4">
      <p className="max-w-measure">
        <Trans>
          Measured on {day} with messages that were made up for it and judged by their writers. ‘Right’ means:
          the card for somebody at risk, either card for somebody else or the past, and no card for anything
          else. Figures for the first part flatter: the detector was made with it.
        </Trans>
      </p>
      {sets.map(set => (
        <section
          key={set}
          aria-label={setNames[set] ?? set}
          // Scrolls by keyboard where a phone is too narrow for it.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable
          tabIndex={0}
          className="overflow-x-auto"
        >
          <table className="wrap-normal w-full min-w-[20rem] max-w-measure border-collapse text-sm">
            <caption className="pb-2 text-left font-semibold">{setNames[set] ?? set}</caption>
            <thead>
              <tr className="border-line border-b text-left">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  <Trans>What was said</Trans>
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-semibold">
                  <Trans>Messages</Trans>
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  <Trans>Right</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {figures
                .filter(figure => figure.set === set)
                .map(figure => (
                  <tr key={figure.kind} className="border-line border-b">
                    <th scope="row" className="py-2 pr-4 text-left font-normal">
                      {names[figure.kind] ?? figure.kind}
                    </th>
                    <td className="py-2 pr-4 text-right tabular-nums">{figure.size}</td>
                    <td className="py-2 text-right tabular-nums">{percent(share([figure]))}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
