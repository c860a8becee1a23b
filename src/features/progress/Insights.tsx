import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../ui/formats.ts';
import { dayWords } from './dayWords.rules.ts';
import { mostOften } from './mostOften.rules.ts';
import type { Insights as Found } from './progress.rules.ts';
import { WeekdayChart } from './WeekdayChart.tsx';

/** When slips happened, once there are enough of them to see it. */
export function Insights({ found }: { found: Found }) {
  const formats = useFormats();
  const { slips, byWeekday, byTrigger } = found;
  const names = dayWords(formats).weekdays('long');
  return (
    <section aria-labelledby="insights" className="card grid gap-5 p-5 sm:p-6">
      <div className="grid gap-2">
        <h2 id="insights" className="text-lg">
          <Trans>What your slips have in common</Trans>
        </h2>
        <p className="max-w-measure">
          <Pattern found={found} names={names} />
        </p>
      </div>
      <WeekdayChart slips={byWeekday} names={names} />
      <details className="text-sm">
        <summary className="flex min-h-11 items-center text-moss underline underline-offset-4">
          <Trans>Show as a table</Trans>
        </summary>
        <table className="mt-1 w-full max-w-measure tabular-nums">
          <caption className="sr-only">
            <Trans>Slips by weekday and by trigger</Trans>
          </caption>
          <tbody>
            {names.map((name, i) => (
              <Row key={name} name={name} slips={byWeekday[i] ?? 0} />
            ))}
            {byTrigger.map(({ trigger, slips }) => (
              <Row key={`trigger ${trigger}`} name={trigger} slips={slips} />
            ))}
          </tbody>
        </table>
      </details>
      <p className="text-muted text-xs">
        <Trans>From the {slips} slips among your newest entries. Only you can see this.</Trans>
      </p>
    </section>
  );
}

function Row({ name, slips }: { name: string; slips: number }) {
  return (
    <tr className="border-line border-b last:border-0">
      <th scope="row" className="py-1.5 pr-4 text-start font-normal">
        {name}
      </th>
      <td className="py-1.5 text-end">{slips}</td>
    </tr>
  );
}

/** One sentence about what stands out, if anything does. */
function Pattern({ found: { slips, byWeekday, byTrigger }, names }: { found: Found; names: string[] }) {
  const day = mostOften(byWeekday);
  const weekday = day === undefined ? undefined : names[day];
  const onIt = day === undefined ? 0 : byWeekday[day];
  const trigger = byTrigger[mostOften(byTrigger.map(({ slips }) => slips)) ?? -1]?.trigger;
  if (weekday && trigger) {
    return (
      <Trans>
        {onIt} of your {slips} slips fell on a {weekday}, and the trigger you noted most is ‘{trigger}’.
      </Trans>
    );
  }
  if (weekday) {
    return (
      <Trans>
        {onIt} of your {slips} slips fell on a {weekday}.
      </Trans>
    );
  }
  if (trigger) {
    return <Trans>Your slips fell on different weekdays; the trigger you noted most is ‘{trigger}’.</Trans>;
  }
  return <Trans>Your slips fell on different weekdays, and no trigger stands out.</Trans>;
}
