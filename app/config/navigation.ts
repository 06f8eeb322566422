import { buildHref, Route } from '~/href';
import type { Menus } from './menus-schema';
import { menus } from './menus.generated';

/* All links of the header, the menu and the footer, from the association's folder. Titles are the headings of the linked pages. */

export interface NavigationLink {
  readonly to: string;
  readonly title: string;
}

export interface NavigationGroup {
  /** First path segment of the group's pages. */
  readonly id: Menus['groups'][number]['id'];
  readonly title: string;
  /** The group's own page comes first. */
  readonly links: readonly NavigationLink[];
}

export const scoresLink: NavigationLink = { to: buildHref(Route.scores), title: 'Scores' };

/** The top bar of wide windows, and the foot of the menu on narrow ones. */
export const topBarLinks: readonly NavigationLink[] = menus.top;

/** Groups of the main navigation after Sports & Activities. `product`, the short name, is part of some pages' names. */
export function listNavigationGroups(product: string): readonly NavigationGroup[] {
  return menus.groups.map((group) => ({
    ...group,
    links: group.links.map(({ to, title }) => ({ to, title: title.replaceAll('{shortName}', product) })),
  }));
}

export const footerColumns: readonly { readonly title: string; readonly links: readonly NavigationLink[] }[] =
  menus.footer;

export const legalLinks: readonly NavigationLink[] = menus.legal;
