import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { documentLink } from './fields/link';
import { dataRows, dateOnly, httpUrl, optionalText, text, wireObject } from './wire';

// GET /v1/misc/website-resources/…: documents to download.

export interface WebsiteDocument {
  readonly name: string;
  readonly category: string | null;
  readonly subCategory: string | null;
  readonly url: string;
  readonly imageUrl: string | null;
  /** `YYYY-MM-DD` */
  readonly day: string | null;
}

function websiteDocument(context: WireContext): z.ZodType<WebsiteDocument> {
  return wireObject({
    name: text({ required: 'has no name' }),
    category: optionalText(),
    subCategory: optionalText(),
    url: [documentLink(context).pipe(z.string({ error: 'has no usable address' })), 'finalUrl'],
    imageUrl: [httpUrl(context), 'imgUrl'],
    day: [dateOnly(), 'documentDate'],
  });
}

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
