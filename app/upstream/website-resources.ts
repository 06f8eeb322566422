import type { WireContext } from '~/cache/source/define-source';
import { requiredDocumentLink } from './fields/link';
import { calendarDay } from './fields/moment';
import { type RowOf, httpUrl, optionalText, text, wireObject, defineGroup, readRows } from './wire';

// GET /v1/misc/website-resources/…: documents to download.

const define = defineGroup('website-resources', 'media');

function websiteDocument(context: WireContext) {
  return wireObject({
    name: text({ required: 'has no name' }),
    category: optionalText(),
    subCategory: optionalText(),
    url: [requiredDocumentLink(context), 'finalUrl'],
    imageUrl: [httpUrl(context), 'imgUrl'],
    day: [calendarDay(context), 'documentDate'],
  });
}

export type WebsiteDocument = RowOf<typeof websiteDocument>;

export const allAccessDocuments = define(
  'all-access',
  '/v1/misc/website-resources/all-access',
  readRows(websiteDocument),
);

export const downloads = define(
  'download-center',
  '/v1/misc/website-resources/download-center',
  readRows(websiteDocument),
);
