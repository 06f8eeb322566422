import type { SlotKind, Slots as SlotsView } from '~/models/charts/slots';

interface SlotsProps {
  readonly slots: SlotsView;
  /** Indexes of slots to be marked. */
  readonly chosen?: readonly number[] | undefined;
}

/** Pixels. */
const heights: Readonly<Record<SlotKind, number>> = { tall: 12, middle: 7, short: 3 };
const base = heights.tall;
const tickRow = 14;
/** Of the width of a slot. */
const gap = 0.14;
/** Between the slots that have their numbers. */
const tickStep = 8;

/** A row of slots from tall to short with their numbers below. Chosen ones have the accent color and the full height. */
export function Slots({ slots: { count, runs }, chosen = [] }: SlotsProps) {
  if (count === 0) return null;
  const ticks = Array.from({ length: count }, (_, index) => index).filter(
    (index) =>
      (index === 0 || (index + 1) % tickStep === 0) &&
      chosen.every((slot) => slot === index || Math.abs(slot - index) > 2),
  );
  return (
    <svg width="100%" height={base + tickRow} aria-hidden="true" className="chart block overflow-visible">
      <svg width="100%" height={base} viewBox={`0 0 ${count} ${base}`} preserveAspectRatio="none">
        {runs.map(({ kind, start, length }) => (
          <path
            key={start}
            d={`M${start + gap / 2} ${base - heights[kind] / 2}h${Math.round((length - gap) * 100) / 100}`}
            strokeWidth={heights[kind]}
            strokeDasharray={`${1 - gap} ${gap}`}
            className={kind === 'tall' ? 'stroke-ink' : 'stroke-ink-2'}
          />
        ))}
        {chosen.map((slot) => (
          <rect key={slot} x={slot} width="1" height={base} className="fill-accent-fill" />
        ))}
      </svg>
      {[...new Set([...ticks, ...chosen])].map((index) => (
        <text
          key={index}
          x={`${Math.round(((index + 0.5) / count) * 10_000) / 100}%`}
          y={base + tickRow - 2}
          textAnchor="middle"
          className={chosen.includes(index) ? 'font-bold' : 'chart-tick'}
        >
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
