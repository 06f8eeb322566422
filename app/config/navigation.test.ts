import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { footerColumns, legalLinks, listNavigationGroups, scoresLink, topBarLinks } from './navigation';

const groups = listNavigationGroups('PSAA');
const allLinks = [
  ...groups.flatMap(({ links }) => links),
  ...footerColumns.flatMap(({ links }) => links),
  ...legalLinks,
  ...topBarLinks,
  scoresLink,
];

/** Every path without parameters in the specification's route table. */
const specifiedPaths = new Set(
  parse<{ path: string }>(readFileSync('tests/support/routes.csv', 'utf8'), { columns: true, bom: true })
    .map(({ path }) => path)
    .filter((path) => /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(path)),
);

test.each(groups.map(({ id }) => id))('every page that the specification lists under /%s is linked', (id) => {
  const linked = new Set(allLinks.map(({ to }) => to));
  const wanted = [...specifiedPaths].filter((path) => path === `/${id}` || path.startsWith(`/${id}/`));
  expect(atLeastOne(wanted).filter((path) => !linked.has(path))).toEqual([]);
});

test('every link leads to a path of the specification or to a known page of the site', () => {
  const examples = ['/health-safety/concussion', '/resources/sportsmanship/overview', '/about/foundation/donate'];
  const own = ['/accessibility', '/board/setup', '/my-teams'];
  const unknown = allLinks
    .map(({ to }) => to)
    .filter((to) => !specifiedPaths.has(to) && ![...examples, ...own].includes(to));
  expect(unknown).toEqual([]);
});

test('the top bar links to the followed teams', () => {
  expect(topBarLinks).toContainEqual({ to: '/my-teams', title: 'My teams' });
});

test("the association's short name is part of its page titles", () => {
  const titles = groups.flatMap(({ links }) => links.map(({ title }) => title));
  expect(titles).toContain('PSAA All-Access Archives');
  expect(titles).toContain('PSAAF Board Members');
});
