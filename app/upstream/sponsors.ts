import { type WireContext } from '~/cache/source/define-source';
import { hexColor } from './fields/hex-color';
import { link } from './fields/link';
import {
  type RowOf,
  httpUrl,
  identifier,
  rowKey,
  optionalText,
  text,
  wireObject,
  refuse,
  defineGroup,
  readRows,
} from './wire';

// GET /v1/sponsors, /v1/sponsors/page-sponsor and /v1/sponsors/shop: sponsors and shop items.

const define = defineGroup('sponsors', 'content');

/** Only sponsors of the strip have descriptions. */
function sponsorRow(context: WireContext, descriptionNames: readonly string[] = []) {
  const row = wireObject({
    id: rowKey(),
    /** May be empty; then the picture represents the sponsor. */
    title: text(),
    description: [optionalText(), ...descriptionNames],
    imageUrl: [httpUrl(context), 'imgUrl'],
    /** In-site path or absolute address; some sponsors have none. */
    href: [link(context), 'clickUrl'],
    /** Background color of a presenting sponsor's picture, `#1f5a3c`. */
    backgroundFill: [hexColor(), 'presentingSponsorBgFill'],
  });
  return row.refine(({ title, imageUrl }) => title !== '' || imageUrl !== null, {
    error: 'has neither a title nor a picture',
  });
}

export type Sponsor = RowOf<typeof sponsorRow>;

const describedSponsor = (context: WireContext) => sponsorRow(context, ['description']);

function shopRow(context: WireContext) {
  const row = wireObject({
    id: identifier(),
    imageUrl: [httpUrl(context), 'imgUrl'],
    href: [link(context), 'clickUrl'],
  });
  return row.transform(({ id, imageUrl, href }, refusal) => {
    if (imageUrl !== null && href !== null) return { id: id.toLowerCase(), imageUrl, href };
    return refuse(refusal, 'has no picture or no usable address');
  });
}

/** Sponsors of every page's strip; upstream shuffles them on each call. */
export const frontSponsors = define('front', '/v1/sponsors?frontPage=Y&random=Y', readRows(describedSponsor));

/** The same sponsors in upstream's order, for the page that lists them. */
export const partners = define('partners', '/v1/sponsors?frontPage=Y', readRows(describedSponsor));

/** The home page's featured sponsors. */
export const featuredSponsors = define(
  'featured',
  '/v1/sponsors/page-sponsor?frontpageFeatureOnly=Y',
  readRows(sponsorRow),
);

export const presentingSponsors = define(
  'presenting',
  '/v1/sponsors/page-sponsor?presentingSponsorOnly=Y&displayOn={sportId}',
  readRows(sponsorRow),
  { sample: { sportId: 'boys-basketball' } },
);

export type ShopEntry = RowOf<typeof shopRow>;

export const shopEntries = define('shop', '/v1/sponsors/shop', readRows(shopRow));
