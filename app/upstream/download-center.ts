import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { documentLink } from './fields/link';
import { dataRows, dateOnly, httpUrl, optionalText, text, wireObject } from './wire';

// GET /v1/misc/website-resources/download-center: forms, handbooks and graphics.

export interface Download {
  readonly name: string;
  readonly category: string | null;
  readonly subCategory: string | null;
  readonly url: string;
  readonly imageUrl: string | null;
  /** `YYYY-MM-DD` */
  readonly documentDay: string | null;
}

function downloadRow(context: WireContext): z.ZodType<Download> {
  return wireObject(
    {
      name: text().pipe(z.string().min(1, { error: 'is missing' })),
      category: optionalText(),
      subCategory: optionalText(),
      url: documentLink(context).pipe(z.string({ error: 'is missing' })),
      imageUrl: httpUrl(context),
      documentDay: dateOnly(),
    },
    { url: ['finalUrl'], imageUrl: ['imgUrl'], documentDay: ['documentDate'] },
  );
}

export const downloads = defineSource({
  name: 'download-center.all',
  path: () => '/v1/misc/website-resources/download-center',
  policy: 'media',
  schema: (context: WireContext) => dataRows(context, downloadRow(context)),
});

export const downloadCenterSources = [downloads];
