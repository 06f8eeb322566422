import type { ResultBar, ResultLetter } from '~/models/charts/result-strip';

interface ResultStripProps {
  readonly bars: readonly ResultBar[];
  /** Number of games that have room, so that bars of strips that are compared are equally wide. */
  readonly room?: number;
}

/** In units of the drawing, which is enlarged to its width. */
const step = 10;
const half = 12;
const longest = half - 1;

/** A bar up for a win, down for a loss, and a dot on the line for a tie. */
export function ResultStrip({ bars, room = bars.length }: ResultStripProps) {
  const drawBars = (wanted: ResultLetter) =>
    bars
      .map(({ letter, length }, index) => {
        if (letter !== wanted) return '';
        const size = Math.round(length * longest) / 100;
        return `M${index * step + step / 2} ${half}${letter === 'T' ? 'h0' : `v${letter === 'W' ? -size : size}`}`;
      })
      .join('');
  return (
    <svg viewBox={`0 0 ${room * step} ${2 * half}`} preserveAspectRatio="xMinYMid meet" className="block h-12 w-full">
      <path d={`M0 ${half}H${room * step}`} className="chart-line" vectorEffect="non-scaling-stroke" />
      <path d={drawBars('W')} className="stroke-win" strokeWidth="5" />
      <path d={drawBars('L')} className="stroke-loss" strokeWidth="5" />
      <path d={drawBars('T')} className="stroke-ink-2" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
