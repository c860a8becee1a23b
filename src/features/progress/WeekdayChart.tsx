import { useLingui } from '@lingui/react/macro';

type WeekdayChartProps = { slips: number[]; names: string[] };

const WIDTH = 40;
const HEIGHT = 72;

/** A bar for each weekday, Sunday first. The table beside it holds the same numbers. */
export function WeekdayChart({ slips, names }: WeekdayChartProps) {
  const { t } = useLingui();
  const most = Math.max(1, ...slips);
  return (
    <svg
      role="img"
      aria-label={t`Slips on each weekday, as bars`}
      viewBox={`0 0 ${WIDTH * slips.length} ${HEIGHT + 44}`}
      className="w-full max-w-sm"
    >
      {slips.map((count, i) => {
        const height = (HEIGHT * count) / most;
        const middle = WIDTH * (i + 0.5);
        return (
          <g key={names[i]} textAnchor="middle" className="fill-muted text-xs tabular-nums">
            <text x={middle} y={HEIGHT - height + 14} className={count === 0 ? 'opacity-60' : 'fill-ink'}>
              {count}
            </text>
            <rect
              x={middle - 11}
              y={HEIGHT - height + 20}
              width="22"
              height={height}
              rx="3"
              className="fill-clay"
            />
            <text x={middle} y={HEIGHT + 40}>
              {names[i]?.slice(0, 3)}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${HEIGHT + 20.5}H${WIDTH * slips.length}`} className="stroke-line" />
    </svg>
  );
}
