import { pickListMotif } from '../../art/subjects';
import { toDayNumber, getSchoolYear, formatTerm } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { formatLooseDate } from '../../quirks/date-only';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getItemAt } from '../../random/dice';
import { archiveKinds, downloads } from '../../words/documents.json';
import { slugify } from '../../words/slug';
import { getFirstEdition } from '../../world/first-editions';
import { memoize } from '../../world/memoize';
import { sports, type Sport } from '../../world/sports';
import { buildPictureUrl } from '../site/pictures';

const graphics = ['court', 'field', 'net', 'mat', 'pitch', 'track', 'pool', 'diamond'] as const;
/** Pictures for social media, in order. */
const cards = ['trophy', 'scoreboard', 'handshake', 'crew', 'bus', 'caps'] as const;

/** `GET /v1/misc/website-resources/download-center` */
export function answerDownloadCenter(context: Context): Answer {
  const rows = downloads.flatMap(({ category, subCategory, names }) =>
    names.map((name, index) => {
      const isGraphic = category === 'Graphics';
      const picture = isGraphic ? getPicture(context, subCategory, index) : null;
      return buildDocumentRow(context, {
        name,
        category,
        subCategory,
        finalUrl: picture ?? buildPdf(context, 'downloads', name),
        imgUrl: picture,
      });
    }),
  );
  return answerLoosely(context, withBadRows(createDiceFor(context, 'download-center'), rows));
}

function getPicture({ origin }: Context, subCategory: string, index: number): string {
  if (subCategory === 'Logos') return `${origin}/media/association.svg`;
  return subCategory === 'Playing Surfaces'
    ? `${origin}/media/art/${graphics[index] ?? 'court'}/4.svg`
    : buildPictureUrl({ origin }, getItemAt(cards, index), index * 2 + 1);
}

/** `GET /v1/misc/website-resources/all-access`: archived documents of each sport. */
export function answerAllAccess(context: Context): Answer {
  const latest = getSchoolYear(context.clock.today) - 1;
  const rows = memoize(context.world, `archive documents ${context.origin} ${latest}`, () =>
    withBadRows(
      createDiceFor(context, 'all-access'),
      sports.flatMap((sport) => buildArchive(context, sport, latest)),
    ),
  );
  return answerLoosely(context, rows);
}

function buildArchive(context: Context, sport: Sport, latest: number): Row[] {
  const roll = createDiceFor(context, 'archive', sport.id);
  const first = getFirstEdition(sport.id);
  // A name that is drawn twice replaces the first.
  const rowsByName = new Map<string, Row>();
  for (let remaining = roll.drawBetween(4, 12); remaining > 0 && first <= latest; remaining -= 1) {
    // Squared, so that recent years are more frequent.
    const year = latest - Math.floor(roll.drawFraction() ** 2 * (latest - first + 1));
    const kind = roll.pick(archiveKinds);
    const name = `${formatTerm(year)} ${sport.title} ${kind}`;
    const picture =
      kind === 'Team Photo Album'
        ? buildPictureUrl(context, pickListMotif(sport, remaining), year * 16 + remaining)
        : null;
    const row = buildDocumentRow(context, {
      name,
      category: sport.title,
      subCategory: kind,
      finalUrl: buildPdf(context, `archives/${sport.id}`, name),
      imgUrl: picture,
      earliestDay: toDayNumber(year + 1, 6, 15),
    });
    rowsByName.set(name, row);
  }
  return [...rowsByName.values()];
}

function buildPdf({ origin }: Context, folder: string, name: string): string {
  return `${origin}/documents/${folder}/${slugify(name)}.pdf`;
}

interface Document {
  readonly name: string;
  readonly category: string;
  readonly subCategory: string;
  readonly finalUrl: string;
  readonly imgUrl: string | null;
  /** Day number before which it is not dated. */
  readonly earliestDay?: number;
}

function buildDocumentRow(
  context: Context,
  { name, category, subCategory, finalUrl, imgUrl, earliestDay = 0 }: Document,
): Row {
  const roll = createDiceFor(context, 'document', category, name);
  const schoolYear = getSchoolYear(context.clock.today);
  const day = Math.max(earliestDay, toDayNumber(schoolYear - roll.drawBelow(5), 1, 1) + roll.drawBelow(180));
  const row: Row = {
    name,
    category,
    subCategory: subCategory === '' ? roll.pick(['', null]) : subCategory,
    finalUrl,
    imgUrl: imgUrl ?? roll.pick(['', null]),
    documentDate: roll.drawChance(0.1) ? null : formatLooseDate(roll, day),
  };
  return withRowQuirks(roll, row, {
    texts: ['name', 'subCategory'],
    optional: ['subCategory', 'documentDate'],
    spellings: { finalUrl: ['finalURL', 'FinalUrl'], imgUrl: ['imgURL'], name: ['Name'] },
  });
}
