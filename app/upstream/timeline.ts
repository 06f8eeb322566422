import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { RichText } from '~/models/content/rich-text';
import { link } from './fields/link';
import { richText } from './fields/rich-text';
import { dataRows, httpUrl, identifier, text, wholeNumber, wireObject } from './wire';

// GET /v1/news/125-feature: the association's history, in no order.

export interface TimelineFeature {
  readonly id: string;
  readonly year: number;
  readonly title: string;
  /** Empty when the text is missing or unreadable. */
  readonly body: RichText;
  readonly imageUrl: string | null;
  /** In-site path or absolute address of a page about it. */
  readonly href: string | null;
}

function featureRow(context: WireContext): z.ZodType<TimelineFeature> {
  return wireObject({
    id: [identifier(), 'featureId'],
    year: [wholeNumber().pipe(z.number({ error: 'is missing' }).min(1800).max(2200)), 'featureYear'],
    title: text({ required: 'has no title' }),
    body: [richText(context).catch([]), 'featureContent'],
    imageUrl: [httpUrl(context), 'imgUrl'],
    href: [link(context), 'clickUrl'],
  });
}

export const timelineFeatures = defineSource({
  name: 'timeline.features',
  buildPath: () => '/v1/news/125-feature',
  policy: 'content',
  buildSchema: (context: WireContext) => dataRows(context, featureRow(context)),
});
