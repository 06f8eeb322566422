import type { Answer } from '../../http/answer';
import { readQueryText, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { shopProducts, sponsors, type Sponsor } from '../../words/sponsors';

/** `GET /v1/sponsors?frontPage=Y[&random=Y]` */
export function answerFrontPageSponsors(context: Context): Answer {
  const rows = sponsors.map((sponsor, index) => buildSponsorRow(context, sponsor, index + 1));
  const ordered = readQueryText(context, 'random') === 'Y' ? shuffleRows(rows) : rows;
  return answerLoosely(context, withBadRows(createDiceFor(context, 'sponsors'), ordered));
}

/** `GET /v1/sponsors/shop`: products are named by sport. */
export function answerShop(context: Context): Answer {
  const rows = shopProducts.map(({ id, kind }) =>
    withRowQuirks(
      createDiceFor(context, 'shop', id),
      { id, imgUrl: `${context.origin}/media/products/${kind}/${id}.svg`, clickUrl: `${context.origin}/shop/${id}` },
      { texts: ['id'] },
    ),
  );
  return answerLoosely(context, rows);
}

/** `GET /v1/sponsors/page-sponsor` */
export function answerPageSponsors(context: Context): Answer {
  if (readQueryText(context, 'frontpageFeatureOnly') === 'Y')
    return answerLoosely(context, pickFew(context, 'front', 3));
  if (readQueryText(context, 'presentingSponsorOnly') !== 'Y') return answerLoosely(context, []);
  const sportId = readQueryText(context, 'displayOn') ?? '';
  return answerLoosely(context, pickFew(context, sportId, 2));
}

function pickFew(context: Context, place: string, count: number): Row[] {
  return createDiceFor(context, 'page-sponsors', place)
    .shuffle(sponsors)
    .slice(0, count)
    .map((sponsor) => buildSponsorRow(context, sponsor, sponsors.indexOf(sponsor) + 101));
}

function buildSponsorRow(context: Context, sponsor: Sponsor, id: number): Row {
  const roll = createDiceFor(context, 'sponsor', sponsor.slug, id);
  const row: Row = {
    id,
    title: sponsor.name,
    description: sponsor.line,
    imgUrl: `${context.origin}/media/wordmarks/${sponsor.slug}.svg`,
    clickUrl: roll.drawChance(0.1) ? null : `${context.origin}/partners/${sponsor.slug}`,
    presentingSponsorBgFill: roll.drawChance(0.1) ? null : sponsor.color,
  };
  return withRowQuirks(roll, row, {
    numbers: ['id'],
    texts: ['title', 'description'],
    optional: ['description'],
    spellings: { imgUrl: ['imgURL'] },
  });
}

/** Differs per call. */
function shuffleRows(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, draw: Math.random() }))
    .sort((left, right) => left.draw - right.draw)
    .map(({ row }) => row);
}
