import { homeSources } from './home/sources';
import type { DeclareSources } from './page-sources';
import { scoresSources } from './scores/sources';
import { scoresByDateSources } from './scores-by-date/sources';
import { shellSources } from './shell-sources';

/**
 * The sources of every page by route id, `root` for those that all pages read: where the prewarm worker finds what a page will ask for. A page that reads
 * nothing has no row.
 */
export const pageSources: Readonly<Partial<Record<string, DeclareSources>>> = {
  root: shellSources,
  home: homeSources,
  'home-alias': homeSources,
  scores: scoresSources,
  scores2: scoresByDateSources,
};
