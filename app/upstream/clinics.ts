import { defineSource, type WireContext } from '~/cache/define-source';
import { htmlPage } from './fields/rich-text';

/** The specification allows these schemes on this page, not `tel:`. */
const allowedLink = /^(?:https?:|mailto:|[/#])/;

// GET {DATA_BASE_URL}/data/official/clinics.htm: the clinics of the school year, a hand-written page.

/** The clinics are a table, so an answer without one is invalid. */
export const clinicsPage = defineSource({
  name: 'clinics.page',
  base: 'data',
  format: 'html',
  buildPath: () => '/data/official/clinics.htm',
  policy: 'content',
  buildSchema: (context: WireContext) => htmlPage(context, ['table'], 'is no page of clinics', allowedLink),
});
