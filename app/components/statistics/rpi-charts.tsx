import type { RpiParts as RpiPartsView } from '~/models/statistics/rpi-parts';
import type { RpiStrip as RpiStripView } from '~/models/statistics/rpi-strip';
import { Chart } from '../charts/chart';
import { Ruler } from '../charts/ruler';

/** Distribution of a class's ratings: one line per school, a thick one for the current school. */
export function RpiStrip({ strip: { title, text, ruler } }: { readonly strip: RpiStripView }) {
  return (
    <Chart title={title} text={text} isInline>
      <Ruler ruler={ruler} areDotsLines />
    </Chart>
  );
}

interface RpiPartsProps {
  readonly parts: RpiPartsView;
  /** `A win over Dell next makes it 0.6312, if nothing else changes.` */
  readonly nextText?: string | null;
}

/** The three parts of a school's rating above those of its class, on one scale, and their sum. */
export function RpiParts({ parts: { title, text, sum, rows }, nextText = null }: RpiPartsProps) {
  return (
    <Chart title={title} text={text} scale={`${sum}.`} age={nextText}>
      {rows.map(({ name, rating, ruler }) => (
        <div key={name} className="pt-1">
          <p className="flex justify-between gap-3 text-xs">
            <span>{name}</span>
            <b>{rating}</b>
          </p>
          <Ruler ruler={ruler} />
        </div>
      ))}
    </Chart>
  );
}
