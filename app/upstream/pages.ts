import {
  defineSource,
  MAX_UNKNOWN_PER_MINUTE,
  type SourceRequest,
  type WireContext,
} from '~/cache/source/define-source';
import { listCmsPaths } from '~/models/content/page-links';
import { dayAndTime } from './fields/moment';
import { richText } from './fields/rich-text';
import { type RowOf, firstRow, optionalText, wireObject, withAnyKey } from './wire';

// GET /v1/pages/{path}: a page of the content management system, as a list with one item.

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
  // `{"error": "..."}` is no page.
  return withAnyKey(page, ['title', 'content'], 'is no page');
}

/** A page written by the association's staff in its content management system. */
export type CmsPage = RowOf<typeof cmsPageRow>;

export const cmsPage = defineSource({
  name: 'pages.content',
  sample: { path: 'about/mission' },
  buildPath: ({ path }) => `/v1/pages/${path.split('/').map(encodeURIComponent).join('/')}`,
  policy: 'content',
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  namedBy: {
    getName: ({ path }) => path,
    sources: ['pages.content', 'news.article'],
    listRequests: requestPagesAbove,
  },
  listNames: (page) => listCmsPaths(page?.body ?? []),
  buildSchema: (context: WireContext) => firstRow(cmsPageRow(context)),
});

/** The pages of the areas around a page, which may link to it. */
function requestPagesAbove({ path }: { readonly path: string }): readonly SourceRequest[] {
  const segments = path.split('/');
  return segments.slice(1).map((_, index) => cmsPage.with({ path: segments.slice(0, index + 1).join('/') }));
}
