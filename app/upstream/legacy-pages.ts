import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { toPlainText, type RichText } from '~/models/content/rich-text';
import { toRichText } from './fields/rich-text';
import { refuse } from './wire';

/* Pages of the old web server that the route table names; `app/models/content/legacy-page.ts` lists their addresses. */

/** The old server's answer, with status 200, for a missing page. */
const notPosted = /has not been posted yet/i;

/** Empty while nothing is posted. Every page of the old server has a heading or a table, so any other answer is invalid. */
function legacyPage(context: WireContext): z.ZodType<RichText> {
  return z.string().transform((html, refusal) => {
    const text = toRichText(html, { ...context, pageUrl: context.answerUrl });
    if (text?.some((node) => typeof node !== 'string' && (node.tag === 'heading' || node.tag === 'table')) === true) {
      return notPosted.test(toPlainText(text)) ? [] : text;
    }
    return refuse(refusal, 'is no page of the old server');
  });
}

const format = 'html';
/** `file` is the path below the server's address, without a leading slash: `data/vbg/2asite.htm`. */
const buildPath = ({ file }: { readonly file: string }) => `/${file.split('/').map(encodeURIComponent).join('/')}`;
const buildSchema = (context: WireContext) => legacyPage(context);

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
