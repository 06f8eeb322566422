import { areaCards, type CardArea } from '~/config/area-cards';
import { listNavigationGroups } from '~/config/navigation';
import { buildHref, Route } from '~/href';

export interface AreaLandingView {
  readonly intro: string;
  readonly sections: readonly {
    readonly title: string;
    readonly cards: readonly { readonly to: string; readonly title: string; readonly text: string }[];
  }[];
}

/** Link cards of an area. */
export function toAreaLandingView(area: CardArea, product: string): AreaLandingView {
  const { intro, sections } = areaCards[area];
  const links = listNavigationGroups(product).find(({ id }) => id === area)?.links ?? [];
  const titles = new Map(links.map(({ to, title }) => [to, title]));
  return {
    intro,
    sections: sections.map(({ title, cards }) => ({
      title,
      cards: cards.flatMap(([path, text]) => {
        const to = buildCardPath(area, path);
        const cardTitle = titles.get(to);
        return cardTitle === undefined ? [] : [{ to, title: cardTitle, text }];
      }),
    })),
  };
}

/** Paths outside the area begin with a slash. */
export function buildCardPath(area: CardArea, path: string): string {
  return path.startsWith('/') ? path : `/${area}/${path}`;
}

/** The area of an address. */
export function getAreaOfPath(path: string): CardArea {
  return path === buildHref(Route.aboutLanding) ? 'about' : 'resources';
}
