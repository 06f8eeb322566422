import { areaCards, type CardArea } from '~/config/area-cards';
import { listNavigationGroups } from '~/config/navigation';
import { buildHref, Route } from '~/href';
import { formatCount } from '~/models/text/format-count';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { committeeMembers } from '~/upstream/committees';
import type { BoardMember } from '~/upstream/fields/board-member';

/** Members of the foundation's two boards, whose names are nearly the same. */
export function sources({ route }: Pick<PageRequest, 'route'>) {
  const boards = getAreaOfPath(route.path) === 'about' ? ['foundation-board', 'ihsaf-board-members'] : [];
  return {
    optional: Object.fromEntries(
      boards.map((committee) => [committee, { ...committeeMembers.with({ committee }), isNamed: true }]),
    ),
    mayBeAbsent: boards,
  };
}

/** Link cards of an area. */
export function toView({ optional }: ValuesOf<typeof sources>, { route, environment }: PageRequest) {
  const area = getAreaOfPath(route.path);
  const { intro, sections } = areaCards[area];
  const links = listNavigationGroups(environment.PRODUCT).find(({ id }) => id === area)?.links ?? [];
  const titles = new Map(links.map(({ to, title }) => [to, title]));
  return {
    view: {
      intro,
      // A menu may lack all pages of a section.
      sections: sections
        .map(({ title, cards }) => ({
          title,
          cards: cards.flatMap(([path, text]) => {
            const to = buildCardPath(area, path);
            const cardTitle = titles.get(to);
            const words = [text, summarizeBoard(optional[path]?.value ?? [])].filter(Boolean).join(' ');
            return cardTitle === undefined ? [] : [{ to, title: cardTitle, text: words }];
          }),
        }))
        .filter(({ cards }) => cards.length > 0),
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
