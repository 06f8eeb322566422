import type { SlotKind, Slots as SlotsView } from '~/models/charts/slots';

interface SlotsProps {
  readonly slots: SlotsView;
  /** Room for changed slots, which are taller. */
  readonly hasMargin?: boolean;
}

/** Pixels. */
const tall = 12;
const short = 3;
const margin = 4;
const heights: Readonly<Record<SlotKind, number>> = {
  tall,
  'tall-changed': tall + margin,
  short,
  'short-changed': short + margin,
};
/** Of the width of a slot. */
const gap = 0.14;

/** A row of slots: tall or short, and changed ones a little taller and in the accent color. */
export function Slots({ slots: { count, runs }, hasMargin = false }: SlotsProps) {
  if (count === 0) return null;
  const top = hasMargin ? margin : 0;
  const height = tall + 2 * top;
  return (
    <svg
      viewBox={`0 0 ${count} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="chart block"
    >
      {runs.map(({ kind, start, length }) => (
        <path
          key={start}
          d={`M${start + gap / 2} ${top + tall - heights[kind] / 2}h${Math.round((length - gap) * 100) / 100}`}
          strokeWidth={heights[kind]}
          strokeDasharray={`${1 - gap} ${gap}`}
          className={kind.endsWith('changed') ? 'stroke-accent-fill' : kind === 'tall' ? 'stroke-ink' : 'stroke-ink-2'}
        />
      ))}
    </svg>
  );
}
