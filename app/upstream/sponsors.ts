import { defineSource, type WireContext } from '~/cache/define-source';
import { hexColor } from './fields/hex-color';
import { link } from './fields/link';
import { forSport } from './sports';
import {
  type RowOf,
  defineRows,
  dataRows,
  httpUrl,
  identifier,
  rowKey,
  optionalText,
  text,
  wireObject,
  refuse,
} from './wire';

// GET /v1/sponsors, /v1/sponsors/page-sponsor and /v1/sponsors/shop: sponsors and shop items.

/** Only sponsors of the strip have descriptions. */
function sponsorRow(context: WireContext, { withDescription }: { readonly withDescription: boolean }) {
  const row = wireObject({
    id: rowKey(),
    /** May be empty; then the picture represents the sponsor. */
    title: text(),
    description: [optionalText(), ...(withDescription ? ['description'] : [])],
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
export const frontSponsors = defineSource({
  name: 'sponsors.front',
  buildPath: () => '/v1/sponsors?frontPage=Y&random=Y',
  policy: 'content',
  buildSchema: (context: WireContext) => dataRows(context, sponsorRow(context, { withDescription: true })),
});

/** The same sponsors in upstream's order, for the page that lists them. */
export const partners = defineSource({
  name: 'sponsors.partners',
  buildPath: () => '/v1/sponsors?frontPage=Y',
  policy: 'content',
  buildSchema: (context: WireContext) => dataRows(context, sponsorRow(context, { withDescription: true })),
});

/** The home page's featured sponsors. */
export const featuredSponsors = defineSource({
  name: 'sponsors.featured',
  buildPath: () => '/v1/sponsors/page-sponsor?frontpageFeatureOnly=Y',
  policy: 'content',
  buildSchema: (context: WireContext) => dataRows(context, sponsorRow(context, { withDescription: false })),
});

export const presentingSponsors = defineSource({
  name: 'sponsors.presenting',
  ...forSport('boys-basketball', (sportId) => `/v1/sponsors/page-sponsor?presentingSponsorOnly=Y&displayOn=${sportId}`),
  policy: 'content',
  buildSchema: (context: WireContext) => dataRows(context, sponsorRow(context, { withDescription: false })),
});

export type ShopEntry = RowOf<typeof shopRow>;

export const shopEntries = defineRows('sponsors.shop', '/v1/sponsors/shop', 'content', shopRow);
