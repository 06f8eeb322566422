import { expect, it } from 'vitest';
import { listNavigationGroups } from '~/config/navigation';
import { sports } from '~/config/sports';
import { compareText } from '~/models/text/text-order';
import { pageRoutes } from '~/routes.table.js';
import { toSiteIndex } from './page';

const groups = toSiteIndex('PSAA');
const pages = groups.flatMap(({ pages: ofGroup }) => ofGroup);
const paths = pages.map(({ path }) => path);

it('has each page once', () => {
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it('has every row of the route table with one address, but files, redirects, test pages and second addresses', () => {
  const missing = pageRoutes
    .filter(({ path }) => !/[:*]/.test(path) && !paths.includes(path))
    .filter(({ isUnlisted, canonical }) => isUnlisted !== true && canonical === undefined);
  expect(missing).toEqual([]);
  for (const left of ['/home', '/calendar/events.ics', '/town', '/chess', '/bracket-test']) {
    expect(paths).not.toContain(left);
  }
});

it('has the pages of the content management system that the navigation names, and every sport', () => {
  const named = listNavigationGroups('PSAA').flatMap(({ links }) => links.map(({ to }) => to));
  expect(paths).toEqual(expect.arrayContaining(named));
  expect(paths).toEqual(expect.arrayContaining(sports.map(({ id }) => `/sports/${id}`)));
});

it('has groups and pages in the order of their titles', () => {
  const titles = groups.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort((one, other) => compareText(one, other)));
  expect(titles).toEqual(expect.arrayContaining(['About', 'General', 'Health Safety', 'News Media', 'Sports']));
  for (const { pages: ofGroup } of groups) {
    const sorted = [...ofGroup].sort((one, other) => compareText(one.title, other.title));
    expect(ofGroup).toEqual(sorted);
  }
});

it('has the home page and those that are alone in their segment under General, and no other group of one page', () => {
  expect(groups.find(({ title }) => title === 'General')?.pages).toEqual(
    expect.arrayContaining([
      { path: '/', title: 'Home' },
      { path: '/125', title: '125th Anniversary Timeline' },
      { path: '/calendar', title: 'Events Calendar' },
      { path: '/scores', title: 'Scores' },
    ]),
  );
  expect(groups.filter(({ pages: ofGroup }) => ofGroup.length === 1)).toEqual([]);
});
