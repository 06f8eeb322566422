import type { PrepGame } from '~/models/statistics/prep-school';

type Result = NonNullable<PrepGame['outcome']>;

interface ResultsSparklineProps {
  /** Oldest first. */
  readonly results: readonly Result[];
  /** Accessible text: `21 games: won 15, lost 6.` */
  readonly text: string;
}

const step = 10;
const height = 24;
/** A win extends above the middle, a loss below, a tie stays on it. */
const bars: Readonly<Record<Result, string>> = { W: 'V2', L: 'V22', T: '' };

/** A season game by game: bars up for wins and down for losses. */
export function ResultsSparkline({ results, text }: ResultsSparklineProps) {
  const drawPath = (wanted: Result) =>
    results
      .map((result, index) => (result === wanted ? `M${index * step + step / 2} 12${bars[result] || 'h0.1'}` : ''))
      .join('');
  return (
    <figure className="my-3 break-inside-avoid">
      <svg
        viewBox={`0 0 ${Math.max(1, results.length) * step} ${height}`}
        preserveAspectRatio="xMinYMid meet"
        role="img"
        aria-label={`${text} In order: ${results.join(' ')}`}
        className="block h-12 w-full"
      >
        <path d={`M0 12H${results.length * step}`} className="stroke-rule" vectorEffect="non-scaling-stroke" />
        <path d={drawPath('W')} className="stroke-win" strokeWidth="5" />
        <path d={drawPath('L')} className="stroke-loss" strokeWidth="5" />
        <path d={drawPath('T')} className="stroke-ink-2" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <figcaption className="text-sm text-ink-2">{text} Wins stand above the line, losses below it.</figcaption>
    </figure>
  );
}
