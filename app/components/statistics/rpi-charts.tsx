import type { RpiParts as RpiPartsView } from '~/models/statistics/rpi-parts';
import type { RpiStrip as RpiStripView } from '~/models/statistics/rpi-strip';
import { Bridge } from '../charts/bridge';
import { Chart } from '../charts/chart';
import { Ruler } from '../charts/ruler';

/** Distribution of a class's ratings, with thick lines for the chosen schools and dashed ones for some ranks. */
export function RpiStrip({ strip: { title, text, ruler } }: { readonly strip: RpiStripView }) {
  return (
    <Chart title={title} text={text} isInline>
      <Ruler ruler={ruler} />
    </Chart>
  );
}

interface RpiPartsProps {
  readonly parts: RpiPartsView;
  /** `A win over Dell next makes it 0.6312, if nothing else changes.` */
  readonly nextText?: string | null;
}

/** From the mean of the class to a school's rating by the three parts of both. */
export function RpiParts({ parts: { title, text, bridge }, nextText = null }: RpiPartsProps) {
  return (
    <Chart title={title} text={text} scale={nextText}>
      <Bridge bridge={bridge} />
    </Chart>
  );
}
