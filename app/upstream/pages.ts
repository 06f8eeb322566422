import * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/define-source';
import { dayAndTime } from './fields/moment';
import { richText } from './fields/rich-text';
import { type RowOf, firstRow, isRecord, optionalText, wireObject } from './wire';

// GET /v1/pages/{path}: a page of the content management system, as a list with one item.

/** A page may lack any field, but not both of these: `{"error": "..."}` is no page. */
function isPage(row: unknown): boolean {
  return isRecord(row) && Object.keys(row).some((name) => /^(?:title|content)$/i.test(name));
}

function cmsPageRow(context: WireContext) {
  const page = wireObject({
    title: optionalText(),
    subtitle: optionalText(),
    content: richText(context).catch([]),
    created: dayAndTime(context),
    updated: dayAndTime(context),
    author: optionalText(),
  }).transform(({ content, created, updated, ...row }) => ({
    ...row,
    /** Empty when the body is missing or unreadable. */
    body: content,
    /** Calendar days in the association's time zone, `YYYY-MM-DD`. */
    createdDay: created?.day ?? null,
    updatedDay: updated?.day ?? null,
  }));
  return z.unknown().refine(isPage, { error: 'is no page' }).pipe(page);
}

/** A page written by the association's staff in its content management system. */
export type CmsPage = RowOf<typeof cmsPageRow>;

export const cmsPage = defineSource({
  name: 'pages.content',
  sample: { path: 'about/mission' },
  buildPath: ({ path }) => `/v1/pages/${path.split('/').map(encodeURIComponent).join('/')}`,
  policy: 'content',
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  buildSchema: (context: WireContext) => firstRow(cmsPageRow(context)),
});
