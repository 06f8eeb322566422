import type { SourceRequest } from '~/cache/define-source';
import { areaCards, type CardArea } from '~/config/area-cards';
import { listNavigationGroups } from '~/config/navigation';
import { buildHref, Route } from '~/href';
import { formatCount } from '~/models/text/format-count';
import type { PageRequest, SourceValue, ValuesOf } from '~/page/page-sources';
import { committeeMembers } from '~/upstream/committees';
import type { BoardMember } from '~/upstream/fields/board-member';

interface BoardSources {
  readonly optional: { readonly [Path in BoardPath]?: SourceRequest<BoardMember[]> };
  readonly mayBeAbsent: readonly string[];
}

/** Similarly named boards, whose members distinguish them. */
type BoardPath = 'foundation-board' | 'ihsaf-board-members';

/** Members of the foundation's two boards, whose names are nearly the same. */
export function sources({ route }: Pick<PageRequest, 'route'>): BoardSources {
  if (getAreaOfPath(route.path) !== 'about') return { optional: {}, mayBeAbsent: [] };
  const optional = {
    'foundation-board': committeeMembers.with({ committee: 'foundation-board' }),
    'ihsaf-board-members': committeeMembers.with({ committee: 'ihsaf-board-members' }),
  };
  return { optional, mayBeAbsent: Object.keys(optional) };
}

/** Link cards of an area. */
export function toView({ optional }: ValuesOf<typeof sources>, { route, environment }: PageRequest) {
  const area = getAreaOfPath(route.path);
  const boards: Readonly<Record<string, SourceValue<BoardMember[]> | null>> = optional;
  const { intro, sections } = areaCards[area];
  const links = listNavigationGroups(environment.PRODUCT).find(({ id }) => id === area)?.links ?? [];
  const titles = new Map(links.map(({ to, title }) => [to, title]));
  return {
    view: {
      intro,
      sections: sections.map(({ title, cards }) => ({
        title,
        cards: cards.flatMap(([path, text]) => {
          const to = buildCardPath(area, path);
          const cardTitle = titles.get(to);
          const words = [text, summarizeBoard(boards[path]?.value ?? [])].filter(Boolean).join(' ');
          return cardTitle === undefined ? [] : [{ to, title: cardTitle, text: words }];
        }),
      })),
    },
  };
}

/** `11 members, chair: João Santangelo.` */
function summarizeBoard(members: readonly BoardMember[]): string {
  if (members.length === 0) return '';
  const chair = members.find(({ position }) => /^chair/i.test(position ?? ''));
  const count = formatCount(members.length, 'member');
  return chair === undefined ? `${count}.` : `${count}, chair: ${chair.name}.`;
}

/** Paths outside the area begin with a slash. */
export function buildCardPath(area: CardArea, path: string): string {
  return path.startsWith('/') ? path : `/${area}/${path}`;
}

export function getAreaOfPath(path: string): CardArea {
  return path === buildHref(Route.aboutLanding) ? 'about' : 'resources';
}
