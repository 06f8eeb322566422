import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { documentLink } from './fields/link';
import { type RowOf, dataRows, dateOnly, httpUrl, optionalText, text, wireObject } from './wire';

// GET /v1/misc/website-resources/…: documents to download.

function websiteDocument(context: WireContext) {
  return wireObject({
    name: text({ required: 'has no name' }),
    category: optionalText(),
    subCategory: optionalText(),
    url: [documentLink(context).pipe(z.string({ error: 'has no usable address' })), 'finalUrl'],
    imageUrl: [httpUrl(context), 'imgUrl'],
    /** `YYYY-MM-DD` */
    day: [dateOnly(), 'documentDate'],
  });
}

export type WebsiteDocument = RowOf<typeof websiteDocument>;

export const allAccessDocuments = defineSource({
  name: 'website-resources.all-access',
  buildPath: () => '/v1/misc/website-resources/all-access',
  policy: 'media',
  buildSchema: (context: WireContext) => dataRows(context, websiteDocument(context)),
});

export const downloads = defineSource({
  name: 'website-resources.download-center',
  buildPath: () => '/v1/misc/website-resources/download-center',
  policy: 'media',
  buildSchema: (context: WireContext) => dataRows(context, websiteDocument(context)),
});
