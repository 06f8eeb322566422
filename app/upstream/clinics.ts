import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { RichText } from '~/models/content/rich-text';
import { toRichText } from './fields/rich-text';
import { refuse } from './wire';

/** The specification allows these schemes on this page, not `tel:`. */
const allowedLink = /^(?:https?:|mailto:|[/#])/;

// GET {DATA_BASE_URL}/data/official/clinics.htm: the clinics of the school year, a hand-written page.

/** The page as rich text. The clinics are a table, so an answer without one is invalid. */
function clinicsText(context: WireContext): z.ZodType<RichText> {
  return z.string().transform((html, refusal) => {
    const text = toRichText(html, context, allowedLink);
    const isPage = text?.some((node) => typeof node !== 'string' && node.tag === 'table');
    if (text !== null && isPage === true) return text;
    return refuse(refusal, 'is no page of clinics');
  });
}

export const clinicsPage = defineSource({
  name: 'clinics.page',
  base: 'data',
  format: 'html',
  buildPath: () => '/data/official/clinics.htm',
  policy: 'content',
  buildSchema: (context: WireContext) => clinicsText(context),
});
