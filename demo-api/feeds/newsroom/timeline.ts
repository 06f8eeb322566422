import type { MotifName } from '../../art/pictures';
import { toCivilDate } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { fill } from '../../words/fill';
import type { TimelineEntry } from '../../words/texts';
import { timeline } from '../../words/texts.generated';
import { buildPictureUrl, type PictureDetails } from '../site/pictures';

const firstId = 12_500;
/** Pictures of one motif that need their weather or hour. */
const settings: Readonly<Partial<Record<MotifName, PictureDetails>>> = {
  harriers: { hour: 'day', weather: 'snow' },
  goalposts: { hour: 'day', weather: 'clouds' },
  helmet: { hour: 'night', weather: 'clear' },
  diamond: { hour: 'dusk', weather: 'clear' },
};

/** `GET /v1/news/125-feature`: unsorted events of the association's history. */
export function answerAnniversary(context: Context): Answer {
  const { year } = toCivilDate(context.clock.today);
  const rows = timeline
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => entry.year <= year)
    .map(({ entry, index }) => buildFeatureRow(context, entry, index));
  const roll = createDiceFor(context, 'timeline');
  return answerLoosely(context, withBadRows(roll, roll.shuffle(rows)));
}

function buildFeatureRow(context: Context, { year, title, picture, content, link }: TimelineEntry, index: number): Row {
  const roll = createDiceFor(context, 'timeline-row', index);
  const row: Row = {
    featureId: firstId + index,
    featureYear: year,
    title,
    featureContent: fill(content, { product: context.product }),
    imgUrl: roll.drawChance(0.05) ? null : buildTimelinePicture(context, picture, index * 8 + roll.drawBelow(8)),
    clickUrl: link ?? roll.pick(['', null]),
  };
  return withRowQuirks(roll, row, {
    numbers: ['featureId', 'featureYear'],
    texts: ['title'],
    optional: ['clickUrl'],
    spellings: { imgUrl: ['imgURL'], featureId: ['featureID'] },
  });
}

function buildTimelinePicture(context: Context, motif: MotifName, variant: number): string {
  return buildPictureUrl(context, motif, variant, settings[motif]);
}
