import * as z from 'zod';
import type { WireContext } from '~/cache/source/define-source';
import { link } from './fields/link';
import { richText } from './fields/rich-text';
import { type RowOf, httpUrl, rowKey, text, wholeNumber, wireObject, defineGroup, readRows } from './wire';

// GET /v1/news/125-feature: the association's history, in no order.

function featureRow(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'featureId'],
    year: [wholeNumber().pipe(z.number({ error: 'is missing' }).min(1800).max(2200)), 'featureYear'],
    title: text({ required: 'has no title' }),
    /** Empty when the text is missing or unreadable. */
    body: [richText(context).catch([]), 'featureContent'],
    imageUrl: [httpUrl(context), 'imgUrl'],
    /** In-site path or absolute address of a page about it. */
    href: [link(context), 'clickUrl'],
  });
}

export type TimelineFeature = RowOf<typeof featureRow>;

export const timelineFeatures = defineGroup('timeline', 'content')(
  'features',
  '/v1/news/125-feature',
  readRows(featureRow),
);
