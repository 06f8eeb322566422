import { expect, it } from 'vitest';
import { addShownPage, type SideNavGroup } from './side-nav';

const areaPath = '/sports/softball/state-series';
const groups: readonly SideNavGroup[] = [
  {
    title: 'State Series',
    links: [
      { to: `${areaPath}/sites`, text: 'Sites' },
      { to: `${areaPath}/team-info`, text: 'Team Info', alsoBelow: `${areaPath}/team-info-detail` },
    ],
  },
  { title: 'State Finals', links: [{ to: `${areaPath}/state-results`, text: 'Results' }] },
];
const listTexts = (path: string, text = 'Entries') =>
  addShownPage(groups, { pathname: areaPath + path, text, areaPath }).map(({ links }) =>
    links.map((link) => link.text),
  );

it('a page that the menu of its area lacks is at the end of its first group', () => {
  expect(listTexts('/entries/1A')).toEqual([['Sites', 'Team Info', 'Entries'], ['Results']]);
});

it.each([['/sites/2A'], ['/team-info-detail/0101'], ['/state-results'], ['']])(
  'the menu is unchanged on its own page %j',
  (path) => {
    expect(listTexts(path)).toEqual([['Sites', 'Team Info'], ['Results']]);
  },
);

it('a page without a name is not added, nor is one to an empty menu', () => {
  expect(listTexts('/entries', '')).toEqual([['Sites', 'Team Info'], ['Results']]);
  expect(addShownPage([], { pathname: '/a/b', text: 'B', areaPath: '/a' })).toEqual([]);
});
