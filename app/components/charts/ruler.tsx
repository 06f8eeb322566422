import type { Ruler as RulerView } from '~/models/charts/ruler';

interface RulerProps {
  readonly ruler: RulerView;
  /** Pixels of a row of dots. */
  readonly dotStep?: number;
  /** Each value is a thin line instead of a dot, for hundreds of values. */
  readonly areDotsLines?: boolean;
}

/** Pixels. */
const nameRow = 15;
const markHeight = 8;
const rangeHeight = 18;
const lineHeight = 14;
const tickRow = 16;

/** From the top: names of the marks, their triangles, dots, ranges, and the line with its ticks. Heights are those of what it has. */
export function Ruler({ ruler, dotStep = 7, areDotsLines = false }: RulerProps) {
  const { ticks, ranges, dots, dotRows, marks, nameRows } = ruler;
  const marksEnd = nameRows * nameRow + (marks.length > 0 ? markHeight : 0);
  const dotsHeight = areDotsLines ? lineHeight : dotRows * dotStep;
  const dotsEnd = marksEnd + (dots.length === 0 ? 0 : dotsHeight);
  const base = dotsEnd + (ranges.length > 0 ? rangeHeight : 0);
  const height = base + (ticks.length > 0 ? tickRow : 1);
  const dotPath = areDotsLines
    ? [...new Set(dots.map(({ at }) => at))].map((at) => `M${at} ${marksEnd}v${lineHeight}`)
    : dots.map(({ at, row }) => `M${at} ${dotsEnd - (row + 0.5) * dotStep}h0`);
  return (
    <svg width="100%" height={height} className="block overflow-visible">
      {ranges.map(({ at, width, text, isChosen }) => (
        <g key={text} className={isChosen ? 'chosen' : undefined}>
          <rect x={`${at}%`} y={dotsEnd} width={`${width}%`} height={rangeHeight} className="chart-range" />
          {width > 2 + text.length * 2 && (
            <text x={`${at + width / 2}%`} y={dotsEnd + 13} textAnchor="middle">
              {text}
            </text>
          )}
        </g>
      ))}
      <line x2="100%" y1={base} y2={base} className="chart-line" />
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <line x1={`${at}%`} x2={`${at}%`} y1={base} y2={base + 4} className="chart-line" />
          <text x={`${at}%`} y={base + 15} textAnchor={chooseAnchor(at)} className="chart-tick">
            {text}
          </text>
        </g>
      ))}
      {dots.length > 0 && (
        <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" overflow="visible">
          <path
            d={dotPath.join('')}
            className={areDotsLines ? 'chart-values' : 'chart-dots'}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      {marks.map(({ at, text, row, nameAt, anchor }, index) => (
        <g key={index} className="chosen">
          <line x1={`${at}%`} x2={`${at}%`} y1={marksEnd - markHeight} y2={base} className="chart-mark" />
          <text x={`${nameAt}%`} y={(nameRows - row) * nameRow - 4} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The first and the last text are written inside the drawing. */
export function chooseAnchor(at: number): 'start' | 'middle' | 'end' {
  if (at < 4) return 'start';
  return at > 96 ? 'end' : 'middle';
}
