import { buildHref, Route } from '~/href';
import { pageRoutes } from '~/routes.table.js';
import { legalLinks, listNavigationGroups } from './navigation';
import { sports } from './sports';

/** A page of the site with an address of its own. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
}

/** The pages of the site, each once: rows of the route table with one address, navigation's content pages, and the sports. */
export function listSitePages(product: string): readonly SitePage[] {
  const ofTable = pageRoutes
    .filter(({ path, canonical, isUnlisted }) => !/[:*]/.test(path) && canonical === undefined && isUnlisted !== true)
    .map(({ path, title }) => ({ path, title }));
  const links = [...legalLinks, ...listNavigationGroups(product).flatMap((group) => group.links)];
  const ofNavigation = links.map(({ to, title }) => ({ path: to, title }));
  const ofSports = sports.map(({ id, title }) => ({ path: buildHref(Route.sportLanding, { sportId: id }), title }));
  const byPath = new Map<string, SitePage>();
  // The navigation comes last: it has the product's name in its titles.
  for (const page of [...ofTable, ...ofSports, ...ofNavigation]) byPath.set(page.path, page);
  return [...byPath.values()];
}
