import type { AssociationFacts } from '~/config/association-schema';
import type { Menus } from '~/config/menus-schema';
import { listParts } from '~/config/parts-of-associations';
import { buildSportId, sportKinds } from '~/config/sport-kinds';
import type { SportRow } from '~/config/sport-rows-schema';
import { pageRoutes } from '~/routes.table.js';

type Link = Menus['legal'][number];

/**
 * The menus without links to pages about what the association does not have, such as an anniversary, and without groups and columns that
 * have no other link. Throws an `Error` that names a link to a sport without a row.
 */
export function selectMenus(
  { top, groups, footer, legal }: Menus,
  { anniversary, bodies }: Pick<AssociationFacts, 'anniversary' | 'bodies'>,
  sports: readonly SportRow[],
): Menus {
  const parts = listParts({
    anniversary,
    bodies,
    hasGameday: sports.some(({ gamedayBroadcasts }) => gamedayBroadcasts !== undefined),
    hasPlayoffs: sports.some(({ kind }) => sportKinds[kind].hasPlayoffs),
  });
  const sportIds = new Set(sports.map(buildSportId));
  const isShown = ({ to }: Link): boolean => {
    const sportId = /^\/sports\/([^/]+)/.exec(to)?.[1];
    if (sportId !== undefined && !sportIds.has(sportId)) throw new Error(`leads to ${to}, and no sport has this id`);
    const part = pageRoutes.find(({ path }) => path === to)?.onlyWith;
    return part === undefined || parts[part];
  };
  const select = <Group extends { readonly links: Link[] }>(all: readonly Group[]): Group[] =>
    all.map((group) => ({ ...group, links: group.links.filter(isShown) })).filter(({ links }) => links.length > 0);
  return { top: top.filter(isShown), groups: select(groups), footer: select(footer), legal: legal.filter(isShown) };
}
