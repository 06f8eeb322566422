import { describe, expect, it } from 'vitest';
import { areaCards, type CardArea } from '~/config/area-cards';
import { listNavigationGroups } from '~/config/navigation';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import type { PageRequest } from '~/page/page-sources';
import type { BoardMember } from '~/upstream/fields/board-member';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { getAreaOfPath, buildCardPath, sources, toView } from './page';

const buildMember = (name: string, position: string | null) => ({ name, position }) as BoardMember;

function view(area: CardArea, members: Readonly<Record<string, BoardMember[]>> = {}) {
  const boards = Object.entries(members).map(([path, value]) => [path, { value, fetchedAtMs: 0, isStale: false }]);
  return toView(buildTestValues({ optional: Object.fromEntries(boards) as object }), buildTestRequest(`/${area}`)).view;
}

it("the cards of the foundation's two boards say who is on them", () => {
  const members = {
    'foundation-board': [buildMember('Ann Yew', 'Vice Chair'), buildMember('Jo Oak', 'Chair')],
    'ihsaf-board-members': [buildMember('Mia Elm', null)],
  };
  const texts = new Map(
    view('about', members)
      .sections.flatMap(({ cards }) => cards)
      .map(({ to, text }) => [to, text]),
  );
  expect(texts.get('/about/foundation-board')).toMatch(/ 2 members, chair: Jo Oak\.$/);
  expect(texts.get('/about/ihsaf-board-members')).toMatch(/ 1 member\.$/);
  expect(texts.get('/about/board')).toBe('The ten directors and whom they represent.');
});

it('only the page that links to the boards reads them', () => {
  const read = (path: string) => Object.keys(sources({ route: { path } as PageRequest['route'] }).optional);
  expect([read('/about'), read('/resources')]).toEqual([['foundation-board', 'ihsaf-board-members'], []]);
});

const areas: readonly CardArea[] = ['about', 'resources'];

describe.each(areas)('the page of the area %s', (area) => {
  const links = listNavigationGroups('PSAA').find(({ id }) => id === area)?.links ?? [];
  const subPages = links.map(({ to }) => to).filter((to) => to !== `/${area}`);

  it('has one card for each of its pages in the navigation, and no other', () => {
    const paths = areaCards[area].sections.flatMap(({ cards }) => cards.map(([path]) => buildCardPath(area, path)));
    expect([...paths].sort()).toEqual([...subPages].sort());
  });

  it('shows all cards, with the titles of the navigation', () => {
    const shown = view(area).sections.flatMap(({ cards }) => cards);
    expect(shown.map(({ to }) => to).sort()).toEqual([...subPages].sort());
    for (const { to, title } of atLeastOne(shown)) expect(title).toBe(links.find((link) => link.to === to)?.title);
  });

  it('has the address of the area', () => {
    expect(getAreaOfPath(`/${area}`)).toBe(area);
  });
});
