import type * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { Feature } from '~/models/content/feature';
import { link } from './fields/link';
import { forSport } from './sports';
import { defineRows, dataRows, flag, httpUrl, identifier, optionalText, text, wireObject } from './wire';

// GET /v1/news/feature/: the association's features, for hero slides and beside the social posts.

function featureRow(context: WireContext): z.ZodType<Feature> {
  return wireObject({
    id: [identifier(), 'featureId'],
    category: [optionalText(), 'featureCategory'],
    title: text({ required: 'has no title' }),
    subtitle: [optionalText(), 'subTitle'],
    imageUrl: [httpUrl(context), 'imgUrl'],
    href: [link(context), 'clickUrl'],
    sportPagesOnly: [flag(), 'sportHeroOnly'],
  });
}

export const frontFeatures = defineRows('features.front', '/v1/news/feature/?displayFrontpage=Y', 'news', featureRow);

export const sportFeatures = defineSource({
  name: 'features.sport',
  ...forSport('boys-basketball', (sportId) => `/v1/news/feature/?displayOn=${sportId}`),
  policy: 'news',
  buildSchema: (context: WireContext) => dataRows(context, featureRow(context)),
});
