import { describe, expect, it } from 'vitest';
import { areaCards, type CardArea } from '~/config/area-cards';
import { listNavigationGroups } from '~/config/navigation';
import { getAreaOfPath, buildCardPath, toAreaLandingView } from './page';

const areas: readonly CardArea[] = ['about', 'resources'];

describe.each(areas)('the page of the area %s', (area) => {
  const links = listNavigationGroups('PSAA').find(({ id }) => id === area)?.links ?? [];
  const subPages = links.map(({ to }) => to).filter((to) => to !== `/${area}`);

  it('has a card for each of its pages in the navigation, once, and for no other', () => {
    const paths = areaCards[area].sections.flatMap(({ cards }) => cards.map(([path]) => buildCardPath(area, path)));
    expect([...paths].sort()).toEqual([...subPages].sort());
  });

  it('shows all cards, under the titles of the navigation', () => {
    const shown = toAreaLandingView(area, 'PSAA').sections.flatMap(({ cards }) => cards);
    expect(shown.map(({ to }) => to).sort()).toEqual([...subPages].sort());
    for (const { to, title } of shown) expect(title).toBe(links.find((link) => link.to === to)?.title);
  });

  it('is the page at the address of the area', () => {
    expect(getAreaOfPath(`/${area}`)).toBe(area);
  });
});
