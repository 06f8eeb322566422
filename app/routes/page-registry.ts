import { homeSources } from './home/sources';
import type { DeclareSources } from './page-sources';
import { scoresSources } from './scores/sources';
import { scoresByDateSources } from './scores-by-date/sources';

/**
 * The sources of every page, by the page's id in `app/routes.table.js`: where the prewarm worker and operators find what
 * a page reads without rendering it.
 */
export const pageSources: Readonly<Record<string, DeclareSources>> = {
  home: homeSources,
  'home-alias': homeSources,
  scores: scoresSources,
  scores2: scoresByDateSources,
};
