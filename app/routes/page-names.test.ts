import { expect, it } from 'vitest';
import { listRegularSeasonGroups } from '~/blocks/sport/regular-season-navigation';
import { footerColumns, listNavigationGroups, topBarLinks } from '~/config/navigation';
import { sports } from '~/config/sports';
import { listStateSeriesGroups } from '~/models/state-series/state-series-sections';
import { pageRoutes } from '~/routes.table.js';
import { atLeastOne } from '../../tests/support/at-least-one';

/** The specification has another heading for the page that its menu names so. */
const prescribed: Readonly<Record<string, string>> = {
  'Winner Report': 'Results',
  'Team Information': 'Team Info',
  Conferences: 'Standings',
};

const headings = new Map(pageRoutes.map(({ path, title }) => [path.replace(/\/:\w+\?$/, ''), title]));

/** A menu names a page by its heading or, below a title that has the rest, by a part of it. */
function isNameOf(text: string, heading: string): boolean {
  const known = heading.toLowerCase().split(/[^a-z0-9&']+/);
  const named = text.toLowerCase().split(/[^a-z0-9&']+/);
  return named.every((word) => known.includes(word)) || prescribed[heading] === text;
}

const allSections =
  'entries sites assignments seeds schedules brackets scores team-info results box-scores winner-report xc-state-central'.split(
    ' ',
  );

function listMenuLinks(): readonly (readonly [path: string, text: string])[] {
  return sports.flatMap((sport) => [
    ...listStateSeriesGroups(sport, allSections).flatMap(({ sections }) =>
      sections.map(({ route, text }) => [route, text] as const),
    ),
    ...listRegularSeasonGroups(sport).flatMap(({ entries }) => entries.map(([route, text]) => [route, text] as const)),
  ]);
}

it('the menus of a sport name its pages by their headings', () => {
  const faults = atLeastOne(listMenuLinks()).flatMap(([path, text]) => {
    const heading = headings.get(path.replace(/\/:\w+\?$/, ''));
    return heading !== undefined && isNameOf(text, heading) ? [] : [`${path}: ${text}, ${heading}`];
  });
  expect([...new Set(faults)]).toEqual([]);
});

it('header, menu and footer have one name for each page', () => {
  const links = [...listNavigationGroups('PSAA').flatMap((group) => group.links), ...topBarLinks].concat(
    footerColumns.flatMap((column) => column.links),
  );
  const names = new Map<string, Set<string>>();
  for (const { to, title } of links) names.set(to, (names.get(to) ?? new Set()).add(title));
  expect(atLeastOne([...names]).filter(([, titles]) => titles.size > 1)).toEqual([]);
});

/** The specification names these as pages of their own. */
const ownNames = ['School Schedules', 'Scores'];

it('two addresses of one page have one heading', () => {
  const faults = atLeastOne(pageRoutes.filter(({ canonical }) => canonical !== undefined)).flatMap(
    ({ path, title, canonical = '' }) => {
      const heading = headings.get(canonical.replace(/\/:\w+\?$/, ''));
      return heading === undefined || heading === title || ownNames.includes(title)
        ? []
        : [`${path}: ${title}, ${canonical}: ${heading}`];
    },
  );
  expect(faults).toEqual([]);
});
