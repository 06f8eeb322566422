import type { RpiStrip as RpiStripView } from '~/models/statistics/rpi-strip';

/** Units of the drawing, which is stretched to the available width. */
const width = 1000;
const height = 40;

/** Distribution of a class's ratings: one line per school, a thick one for the current school. */
export function RpiStrip({ strip }: { readonly strip: RpiStripView }) {
  const { marks, selected, median, lowest, highest, text } = strip;
  return (
    <figure className="my-3 break-inside-avoid">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
        className="block h-10 w-full overflow-visible"
      >
        <path d={`M0 ${height}H${width}`} className="stroke-rule" vectorEffect="non-scaling-stroke" />
        <path
          d={marks.map((mark) => drawLineAt(mark, 14)).join('')}
          className="fill-none stroke-ink-2"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={drawLineAt(median, 8)}
          className="stroke-ink"
          strokeWidth="2"
          strokeDasharray="3 2"
          vectorEffect="non-scaling-stroke"
        />
        {selected !== null && (
          <path
            d={drawLineAt(selected, 0)}
            className="stroke-accent-fill"
            strokeWidth="6"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <div aria-hidden="true" className="flex justify-between pt-1 text-xs text-ink-2">
        <span>{lowest}</span>
        <span>{highest}</span>
      </div>
      <figcaption className="max-w-[70ch] text-sm text-ink-2">{text}</figcaption>
    </figure>
  );
}

/** A line from a height down to the base line. */
function drawLineAt(share: number, top: number): string {
  return `M${Math.round(share * width)} ${top}V${height}`;
}
