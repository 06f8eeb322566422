import { toCivilDate } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { fill } from '../../words/fill';
import type { TimelineEntry } from '../../words/texts';
import { timeline } from '../../words/texts.generated';

const firstId = 12_500;

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

function buildFeatureRow(context: Context, { year, title, surface, content, link }: TimelineEntry, index: number): Row {
  const roll = createDiceFor(context, 'timeline-row', index);
  const row: Row = {
    featureId: firstId + index,
    featureYear: year,
    title,
    featureContent: fill(content, { product: context.product }),
    imgUrl: roll.drawChance(0.05) ? null : `${context.origin}/media/art/${surface}/${roll.drawBelow(8)}.svg`,
    clickUrl: link ?? roll.pick(['', null]),
  };
  return withRowQuirks(roll, row, {
    numbers: ['featureId', 'featureYear'],
    texts: ['title'],
    optional: ['clickUrl'],
    spellings: { imgUrl: ['imgURL'], featureId: ['featureID'] },
  });
}
