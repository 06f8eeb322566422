import type { Bridge as BridgeView, BridgeRow } from '~/models/charts/bridge';
import { TickMarks } from './ruler';

/** Pixels. */
const rowHeight = 36;
const textHeight = 17;
const barHeight = 12;
const tickRow = 16;

/**
 * Each step has its name and size above its bar, which is filled if it adds and outlined if it takes away. The values at both ends are dots. Paper
 * has the sentence alone.
 */
export function Bridge({ bridge: { ticks, rows } }: { readonly bridge: BridgeView }) {
  const base = rows.length * rowHeight;
  return (
    <svg width="100%" height={base + tickRow} className="block overflow-visible print:hidden">
      {ticks.map(({ at }) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y2={base} className="chart-grid" />
      ))}
      {rows.map((row, index) => (
        <Row key={row.text} row={row} y={index * rowHeight} isLast={index === rows.length - 1} />
      ))}
      <line x2="100%" y1={base} y2={base} className="chart-line" />
      <TickMarks ticks={ticks} y={base} />
    </svg>
  );
}

interface RowProps {
  readonly row: BridgeRow;
  readonly y: number;
  readonly isLast: boolean;
}

function Row({ row: { text, valueText, from, to, isEnd }, y, isLast }: RowProps) {
  const [start, end] = [Math.min(from, to), Math.max(from, to)];
  const barY = y + textHeight + 2;
  return (
    <g className={isLast ? 'chosen' : undefined}>
      <text x="0" y={y + 14} className="chart-over">
        {text}
      </text>
      <text x="100%" y={y + 14} textAnchor="end" className="chart-over figures font-bold">
        {valueText}
      </text>
      {isEnd ? (
        <circle
          cx={`${to}%`}
          cy={barY + barHeight / 2}
          r={barHeight / 2}
          className={isLast ? 'fill-accent-fill' : 'fill-ink-2'}
        />
      ) : (
        <rect
          x={`${start}%`}
          y={barY}
          width={`${end - start}%`}
          height={barHeight}
          className={to > from ? 'chart-more' : 'chart-less'}
        />
      )}
      {!isLast && (
        <line
          x1={`${to}%`}
          x2={`${to}%`}
          y1={barY + barHeight}
          y2={barY + rowHeight}
          className="chart-line"
          strokeDasharray="1 3"
        />
      )}
    </g>
  );
}
