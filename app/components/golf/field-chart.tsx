import { type NamedMark, stackNames } from '~/models/charts/mark-names';
import { roundPosition } from '~/models/charts/round-position';
import type { GolfField } from '~/models/golf/golf-field';
import { MarkNames, Ticks } from '../charts/ruler';

interface FieldChartProps extends Pick<GolfField, 'ruler' | 'playing'> {
  /** Golfers whom the visitor pinned or searched; `''` for one without a name in the drawing. */
  readonly chosen: readonly Pick<NamedMark, 'at' | 'text'>[];
}

/** Height of a row of dots, as a percentage of the width: 5 px on the narrowest phone. */
const rowHeight = 1.6;

/** A dot for each golfer above the score, a ring for those on the course; the rows are higher in wide windows. */
export function FieldChart({ ruler: { ticks, dots, dotRows, marks }, playing, chosen }: FieldChartProps) {
  const named = stackNames([
    // Beside the chosen ones the leader is enough.
    ...(chosen.length === 0 ? marks : marks.slice(0, 1).filter(({ at }) => chosen.every((mark) => mark.at !== at))),
    ...chosen.map((mark) => ({ ...mark, isQuiet: false })),
  ]);
  // On phones the rows of the first three are on the same screen.
  const namesClass = chosen.length === 0 ? 'max-tablet:hidden' : '';
  const height = roundPosition(dotRows * rowHeight);
  const drawLines = (lines: readonly { readonly at: number }[]) => lines.map(({ at }) => `M${at} 0v${height}`).join('');
  const drawDots = (drawn: GolfField['ruler']['dots']) =>
    drawn.map(({ at, row }) => `M${at} ${roundPosition(height - (row + 0.5) * rowHeight)}h0`).join('');
  // The uppermost of those with the score, which the line to the name touches.
  const chosenDots = chosen.flatMap(({ at }, index) => {
    const above = chosen.slice(0, index).filter((mark) => mark.at === at).length;
    return dots.filter((dot) => dot.at === at).at(-1 - above) ?? [];
  });
  const layers = [
    { className: 'chart-grid', d: drawLines(ticks) },
    { className: `quiet chart-mark ${namesClass}`, d: drawLines(named.filter(({ isQuiet }) => isQuiet)) },
    { className: 'chart-mark', d: drawLines(named.filter(({ isQuiet }) => !isQuiet)) },
    { className: 'chart-dots', d: drawDots(dots) },
    { className: 'chart-holes', d: drawDots(playing.flatMap((index) => dots[index] ?? [])) },
    // As far as the outer dots reach.
    { className: 'chart-line', d: `M-1 ${height}h102` },
  ];
  return (
    <>
      <div className={namesClass}>
        <MarkNames marks={named} />
      </div>
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="field-chart block h-auto max-h-48 w-full overflow-visible"
      >
        {layers.map(({ className, d }) =>
          d === '' ? null : <path key={className} d={d} className={className} vectorEffect="non-scaling-stroke" />,
        )}
        {chosenDots.length > 0 && (
          <g className="chosen">
            <path d={drawDots(chosenDots)} className="chart-dots" vectorEffect="non-scaling-stroke" />
          </g>
        )}
      </svg>
      <Ticks ticks={ticks} />
    </>
  );
}
