import { defineSource, type WireContext } from '~/cache/source/define-source';
import { emptyIfNotPosted, htmlPage } from './fields/rich-text';

/* Pages of the old web server that the route table names; `app/models/content/legacy-page.ts` lists their addresses. */

const format = 'html';
/** `file` is the path below the server's address, without a leading slash: `data/vbg/2asite.htm`. */
const buildPath = ({ file }: { readonly file: string }) => `/${file.split('/').map(encodeURIComponent).join('/')}`;
/** Empty while nothing is posted. Every page of the old server has a heading or a table, so any other answer is invalid. */
const buildSchema = (context: WireContext) =>
  htmlPage({ ...context, pageUrl: context.answerUrl }, ['heading', 'table'], 'is no page of the old server').transform(
    emptyIfNotPosted,
  );

/** A section of a state series, or a page of the finals or playoffs; some change during games. */
export const legacySection = defineSource({
  name: 'legacy-pages.section',
  sample: { file: 'data/vbg/2asite.htm' },
  base: 'legacy',
  policy: 'standings',
  format,
  buildPath,
  buildSchema,
});

/** Records and history of a sport. */
export const recordsAndHistory = defineSource({
  name: 'legacy-pages.records',
  sample: { file: 'sog.htm' },
  base: 'records',
  policy: 'reference',
  format,
  buildPath,
  buildSchema,
});
