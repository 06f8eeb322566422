import { type WireContext } from '~/cache/source/define-source';
import { link } from './fields/link';
import { type RowOf, flag, httpUrl, rowKey, optionalText, text, wireObject, defineGroup, readRows } from './wire';

// GET /v1/news/feature/: the association's features, for hero slides and beside the social posts.

const define = defineGroup('features', 'news');

function featureRow(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'featureId'],
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

export const frontFeatures = define('front', '/v1/news/feature/?displayFrontpage=Y', readRows(featureRow));

export const sportFeatures = define('sport', '/v1/news/feature/?displayOn={sportId}', readRows(featureRow), {
  sample: { sportId: 'boys-basketball' },
});
