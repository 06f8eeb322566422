import { htmlPage } from './fields/rich-text';
import { defineGroup } from './wire';

/** The specification allows these schemes on this page, not `tel:`. */
const allowedLink = /^(?:https?:|mailto:|[/#])/;

// GET {DATA_BASE_URL}/data/official/clinics.htm: the clinics of the school year, a hand-written page.

/** The clinics are a table, so an answer without one is invalid. */
export const clinicsPage = defineGroup('clinics', 'content')(
  'page',
  '/data/official/clinics.htm',
  (context) => htmlPage(context, ['table'], 'is no page of clinics', allowedLink),
  { base: 'data', format: 'html' },
);
