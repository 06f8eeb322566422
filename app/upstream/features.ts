import { defineSource, type WireContext } from '~/cache/define-source';
import { link } from './fields/link';
import { forSport } from './sports';
import { type RowOf, defineRows, dataRows, flag, httpUrl, identifier, optionalText, text, wireObject } from './wire';

// GET /v1/news/feature/: the association's features, for hero slides and beside the social posts.

function featureRow(context: WireContext) {
  return wireObject({
    id: [identifier(), 'featureId'],
    /** One or two words above the title. */
    category: [optionalText(), 'featureCategory'],
    title: text({ required: 'has no title' }),
    subtitle: [optionalText(), 'subTitle'],
    imageUrl: [httpUrl(context), 'imgUrl'],
    /** In-site path or absolute address. */
    href: [link(context), 'clickUrl'],
    /** Belongs to a sport's page, so the home page's hero leaves it out. */
    sportPagesOnly: [flag(), 'sportHeroOnly'],
  });
}

/** A feature that the association promotes: a hero slide and a tile beside the social posts. */
export type Feature = RowOf<typeof featureRow>;

export const frontFeatures = defineRows('features.front', '/v1/news/feature/?displayFrontpage=Y', 'news', featureRow);

export const sportFeatures = defineSource({
  name: 'features.sport',
  ...forSport('boys-basketball', (sportId) => `/v1/news/feature/?displayOn=${sportId}`),
  policy: 'news',
  buildSchema: (context: WireContext) => dataRows(context, featureRow(context)),
});
