import { buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import { pageRoutes } from '~/routes.table.js';
import { getPageTitle, hasPart } from './association-parts';
import type { Environment } from './environment';
import { findOpenGameday } from './gameday';
import { legalLinks, listNavigationGroups } from './navigation';
import { sports } from './sports';

export type SitePage = ReturnType<typeof listSitePages>[number];

/** The pages of the site with an address of their own, each once: rows of the route table with one address, navigation's content pages, and the sports. */
export function listSitePages(product: string) {
  const ofTable = pageRoutes
    .filter(({ onlyWith }) => hasPart(onlyWith))
    .filter(({ path, canonical, isUnlisted }) => !/[:*]/.test(path) && canonical === undefined && isUnlisted !== true)
    .map((route) => ({ path: route.path, title: getPageTitle(route) }));
  const links = [...legalLinks, ...listNavigationGroups(product).flatMap((group) => group.links)];
  const ofNavigation = links.map(({ to, title }) => ({ path: to, title }));
  const ofSports = sports.map(({ id, title }) => ({ path: buildHref(Route.sportLanding, { sportId: id }), title }));
  // The navigation comes last: it has the product's name in its titles.
  const all = [...ofTable, ...ofSports, ...ofNavigation];
  return [...new Map(all.map((page) => [page.path, page])).values()];
}

/** What decides which pages show something now. */
export interface ShownPages {
  readonly environment: Pick<Environment, 'PRODUCT' | 'CHANGES_PAGE' | 'MISSING_SCORES_PAGE'>;
  readonly clock: ContentClock;
  /** Whether the association publishes what the page at an address shows. */
  readonly isOffered: (href: string) => boolean;
}

/** Those pages that are offered and show something today: the one of the gameday leads elsewhere on most days, and operators may switch pages off. */
export function listPagesOfToday({ environment, clock, isOffered }: ShownPages): readonly SitePage[] {
  const closed = [
    ...(findOpenGameday(clock) === null ? [buildHref(Route.gameday)] : []),
    ...(environment.CHANGES_PAGE === '0' ? [buildHref(Route.scoresChanges)] : []),
    ...(environment.MISSING_SCORES_PAGE === '0' ? [buildHref(Route.scoresMissing)] : []),
  ];
  return listSitePages(environment.PRODUCT).filter(({ path }) => !closed.includes(path) && isOffered(path));
}
