import { type DataColumn, DataTable } from '~/components/ui/data-table';
import type { Sport } from '~/config/sports';

export interface ScoringWeek {
  readonly key: string;
  /** `Oct 6`: the Monday of the week. */
  readonly week: string;
  readonly games: number;
  readonly scored: number;
  readonly allowed: number;
}

interface ScoringByWeekProps {
  readonly weeks: readonly ScoringWeek[];
  readonly units: Sport['scoreUnits'];
  /** Accessible text of the whole drawing. */
  readonly text: string;
}

const step = 24;
const height = 60;

/** Goals, points or runs scored (filled bars) and allowed (outlined bars) by week. A table has the same figures. */
export function ScoringByWeek({ weeks, units, text }: ScoringByWeekProps) {
  const most = Math.max(1, ...weeks.flatMap(({ scored, allowed }) => [scored, allowed]));
  const drawBar = (index: number, offset: number, score: number) => {
    const size = Math.round((score / most) * (height - 4));
    return `M${index * step + offset} ${height - 1}v${-size}h8v${size}z`;
  };
  return (
    <figure className="my-3 break-inside-avoid">
      <svg
        viewBox={`0 0 ${weeks.length * step} ${height}`}
        preserveAspectRatio="xMinYMax meet"
        role="img"
        aria-label={text}
        className="block h-24 w-full"
      >
        <path d={weeks.map(({ scored }, index) => drawBar(index, 3, scored)).join('')} className="fill-ink-2" />
        <path
          d={weeks.map(({ allowed }, index) => drawBar(index, 13, allowed)).join('')}
          className="fill-none stroke-ink-2"
          strokeWidth="1.5"
        />
        <path d={`M0 ${height - 0.5}H${weeks.length * step}`} className="stroke-rule" />
      </svg>
      <figcaption className="text-sm text-ink-2">
        {text} Filled bars are {units.toLowerCase()} scored, outlined ones {units.toLowerCase()} allowed.
      </figcaption>
      <details className="mt-1 text-sm print:hidden">
        <summary className="inline-flex min-h-11 items-center underline large-tablet:min-h-6">As a table</summary>
        <DataTable caption={`${units} by week`} columns={columns} rows={weeks} />
      </details>
    </figure>
  );
}

const columns: readonly DataColumn<ScoringWeek>[] = [
  { head: 'Week of', renderCell: ({ week }) => <span className="whitespace-nowrap">{week}</span> },
  { head: 'Games', isNumeric: true, field: 'games' },
  { head: 'Scored', isNumeric: true, field: 'scored' },
  { head: 'Allowed', isNumeric: true, field: 'allowed' },
];
