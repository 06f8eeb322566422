import { type NamedMark, stackNames } from '~/models/charts/mark-names';
import { roundPosition } from '~/models/charts/round-position';
import type { Ruler } from '~/models/charts/ruler';
import { MarkNames, Ticks } from '../charts/ruler';

interface FieldChartProps {
  readonly ruler: Ruler;
  /** Golfers whom the visitor pinned; `''` for one without a name in the drawing. */
  readonly pinned: readonly Pick<NamedMark, 'at' | 'text'>[];
}

/** Height of a row of dots, as a percentage of the width: 5 px on the narrowest phone. */
const rowHeight = 1.6;

/** A dot for each golfer above the score; the rows are higher in wide windows. */
export function FieldChart({ ruler: { ticks, dots, dotRows, marks }, pinned }: FieldChartProps) {
  const named = stackNames([...marks, ...pinned.map((mark) => ({ ...mark, isQuiet: false }))]);
  const height = roundPosition(dotRows * rowHeight);
  const drawLines = (lines: readonly { readonly at: number }[]) => lines.map(({ at }) => `M${at} 0v${height}`).join('');
  const drawDots = (drawn: Ruler['dots']) =>
    drawn.map(({ at, row }) => `M${at} ${roundPosition(height - (row + 0.5) * rowHeight)}h0`).join('');
  // The uppermost of those with the score of a pinned golfer, which the line to the name touches.
  const pinnedDots = pinned.flatMap(({ at }) => dots.filter((dot) => dot.at === at).at(-1) ?? []);
  const layers = [
    { className: 'chart-grid', d: drawLines(ticks) },
    { className: 'quiet chart-mark', d: drawLines(named.filter(({ isQuiet }) => isQuiet)) },
    { className: 'chart-mark', d: drawLines(named.filter(({ isQuiet }) => !isQuiet)) },
    { className: 'chart-dots', d: drawDots(dots) },
    { className: 'chart-line', d: `M0 ${height}h100` },
  ];
  return (
    <>
      <MarkNames marks={named} />
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="field-chart block h-auto max-h-48 w-full overflow-visible"
      >
        {layers.map(({ className, d }) =>
          d === '' ? null : <path key={className} d={d} className={className} vectorEffect="non-scaling-stroke" />,
        )}
        {pinnedDots.length > 0 && (
          <g className="chosen">
            <path d={drawDots(pinnedDots)} className="chart-dots" vectorEffect="non-scaling-stroke" />
          </g>
        )}
      </svg>
      <Ticks ticks={ticks} />
    </>
  );
}
