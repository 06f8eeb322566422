import type { AxisTick } from '~/models/charts/axis';
import { countNameRows, gapPercent, type NamedMark, percentPerCharacter } from '~/models/charts/mark-names';
import type { Ruler as RulerView } from '~/models/charts/ruler';

interface RulerProps {
  readonly ruler: RulerView;
}

/** Pixels. */
const nameRow = 15;
const markHeight = 8;
const rangeHeight = 18;
const binHeight = 32;
const dotStep = 7;
const tickRow = 16;

/** From the top: names of the marks, dots or bins, ranges, and the line with its ticks. Heights are those of what it has. */
export function Ruler({ ruler: { ticks, ranges, dots, dotRows, bins, marks, nameRows } }: RulerProps) {
  const marksEnd = nameRows * nameRow + (marks.length > 0 ? markHeight : 0);
  const dotsEnd = marksEnd + (bins.length > 0 ? binHeight : dotRows * dotStep);
  const base = dotsEnd + (ranges.length > 0 ? rangeHeight : 0);
  const height = base + (ticks.length > 0 ? tickRow : 1);
  return (
    <svg width="100%" height={height} className="block overflow-visible">
      {ranges.map(({ at, width, text, textAt, isChosen }) => (
        <g key={text} className={isChosen ? 'chosen' : undefined}>
          <rect x={`${at}%`} y={dotsEnd} width={`${width}%`} height={rangeHeight} className="chart-range" />
          {width > 2 + text.length * 2 && (
            <text x={`${textAt}%`} y={dotsEnd + 13} textAnchor="middle">
              {text}
            </text>
          )}
        </g>
      ))}
      <line x2="100%" y1={base} y2={base} className="chart-line" />
      <TickMarks ticks={ticks} y={base} />
      {bins.length > 0 && (
        <svg y={marksEnd} width="100%" height={binHeight} viewBox={`0 0 ${bins.length} 100`} preserveAspectRatio="none">
          <path
            d={bins
              .map((filled, index) => (filled === 0 ? '' : `M${index + 0.1} 100v-${filled}h.8v${filled}z`))
              .join('')}
            className="fill-ink-2"
          />
        </svg>
      )}
      {dots.length > 0 && (
        <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" overflow="visible">
          <path
            d={dots.map(({ at, row }) => `M${at} ${dotsEnd - (row + 0.5) * dotStep}h0`).join('')}
            className="chart-dots"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <MarkLines marks={marks} nameRows={nameRows} base={base} />
    </svg>
  );
}

interface MarkNamesProps {
  readonly marks: readonly NamedMark[];
}

/** Named marks above a drawing of another kind. */
export function MarkNames({ marks }: MarkNamesProps) {
  const nameRows = countNameRows(marks);
  const height = nameRows * nameRow + markHeight;
  return (
    <svg width="100%" height={height} className="block overflow-visible">
      <MarkLines marks={marks} nameRows={nameRows} base={height} />
    </svg>
  );
}

function MarkLines({ marks, nameRows, base }: MarkNamesProps & { readonly nameRows: number; readonly base: number }) {
  // A line to a higher name is below the lower names.
  const fromAbove = [...marks].sort((a, b) => b.row - a.row);
  return fromAbove.map(({ at, text, row, nameAt, anchor, isQuiet }, index) => (
    <g key={index} className={isQuiet ? 'quiet' : 'chosen'}>
      <line x1={`${at}%`} x2={`${at}%`} y1={(nameRows - row) * nameRow} y2={base} className="chart-mark" />
      {text !== '' && (
        <text x={`${nameAt}%`} y={(nameRows - row) * nameRow - 4} textAnchor={anchor} className="chart-over">
          {text}
        </text>
      )}
    </g>
  ));
}

interface TicksProps extends Pick<RulerView, 'ticks'> {
  /** The texts at the ends are centered, too, and may reach into the margins. */
  readonly areCentered?: boolean;
}

/** The scale of the drawing above it. */
export function Ticks({ ticks, areCentered = false }: TicksProps) {
  return (
    <svg width="100%" height={tickRow} className="block overflow-visible">
      <TickMarks ticks={ticks} y={0} areCentered={areCentered} />
    </svg>
  );
}

/** Ticks and their texts below a line. Two texts that would touch are written to both sides of their ticks. */
export function TickMarks({ ticks, y, areCentered = false }: TicksProps & { readonly y: number }) {
  const touches = (first: AxisTick | undefined, second: AxisTick | undefined) =>
    first !== undefined &&
    second !== undefined &&
    second.at - first.at < gapPercent + ((first.text.length + second.text.length) / 2) * percentPerCharacter;
  const choose = (tick: AxisTick, index: number) => {
    if (touches(tick, ticks[index + 1])) return 'end';
    return touches(ticks[index - 1], tick) ? 'start' : chooseAnchor(tick.at);
  };
  return ticks.map((tick, index) => (
    <g key={tick.at}>
      <line x1={`${tick.at}%`} x2={`${tick.at}%`} y1={y} y2={y + 4} className="chart-line" />
      <text
        x={`${tick.at}%`}
        y={y + 15}
        textAnchor={areCentered ? 'middle' : choose(tick, index)}
        className="chart-tick"
      >
        {tick.text}
      </text>
    </g>
  ));
}

/** The first and the last text are written inside the drawing. */
export function chooseAnchor(at: number): 'start' | 'middle' | 'end' {
  if (at < 4) return 'start';
  return at > 96 ? 'end' : 'middle';
}
