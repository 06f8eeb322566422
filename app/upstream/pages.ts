import * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/define-source';
import type { CmsPage } from '~/models/content/cms-page';
import { dayAndTime } from './fields/moment';
import { richText } from './fields/rich-text';
import { firstRow, optionalText, wireObject } from './wire';

// GET /v1/pages/{path}: a page of the content management system, as a list with one item.

/** A page may lack any field, but not both of these: `{"error": "..."}` is no page. */
const pageFields = z
  .unknown()
  .refine(
    (row) =>
      typeof row === 'object' && row !== null && Object.keys(row).some((name) => /^(?:title|content)$/i.test(name)),
    { error: 'is no page' },
  );

function cmsPageRow(context: WireContext): z.ZodType<CmsPage> {
  const page = wireObject({
    title: optionalText(),
    subtitle: optionalText(),
    content: richText(context).catch([]),
    created: dayAndTime(context),
    updated: dayAndTime(context),
    author: optionalText(),
  }).transform(({ content, created, updated, ...row }) => ({
    ...row,
    body: content,
    createdDay: created?.day ?? null,
    updatedDay: updated?.day ?? null,
  }));
  return pageFields.pipe(page);
}

export const cmsPage = defineSource({
  name: 'pages.content',
  sample: { path: 'about/mission' },
  buildPath: ({ path }) => `/v1/pages/${path.split('/').map(encodeURIComponent).join('/')}`,
  policy: 'content',
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  buildSchema: (context: WireContext) => firstRow(cmsPageRow(context)),
});
