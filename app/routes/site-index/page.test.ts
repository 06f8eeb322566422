import { expect, it } from 'vitest';
import { listNavigationGroups } from '~/config/navigation';
import { sports } from '~/config/sports';
import { compareText } from '~/models/text/text-order';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { pageRoutes } from '~/routes.table.js';
import type { CmsPage } from '~/upstream/pages';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { toView } from './page';

const buildClockAt = (iso: string) => ({ offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => Date.parse(iso) });
const buildTopicLink = (path: string, title: string) => ({ tag: 'a', href: path, children: [title] });
const topics = {
  body: [buildTopicLink('/health-safety/heat', 'Heat'), buildTopicLink('/health-safety/concussion', 'Concussions')],
} as unknown as CmsPage;
const buildIndex = (iso: string) => {
  const values = buildTestValues({ optional: { topics: { value: topics, fetchedAtMs: 0, isStale: false } } });
  return toView(values, buildTestRequest('/site-index', { clock: buildClockAt(iso) })).groups;
};
const groups = buildIndex('2025-10-11T12:00:00-05:00');
const pages = groups.flatMap(({ pages: ofGroup }) => ofGroup);
const paths = pages.map(({ path }) => path);

it('lists each page once', () => {
  expect(atLeastOne(paths).filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it('lists every row of the route table with one address, except files, redirects, test pages and aliases', () => {
  const missing = pageRoutes
    .filter(({ path }) => !/[:*]/.test(path) && !paths.includes(path))
    .filter(({ isUnlisted, canonical }) => isUnlisted !== true && canonical === undefined);
  expect(missing).toEqual([]);
  for (const left of ['/home', '/calendar/events.ics', '/town', '/chess', '/bracket-test']) {
    expect(paths).not.toContain(left);
  }
});

it('lists every sport, and the content pages that the navigation names', () => {
  const named = listNavigationGroups('PSAA').flatMap(({ links }) => links.map(({ to }) => to));
  expect(paths).toEqual(expect.arrayContaining(named));
  expect(paths).toEqual(expect.arrayContaining(sports.map(({ id }) => `/sports/${id}`)));
});

it('lists each topic of health and safety once', () => {
  expect(paths.filter((path) => path.startsWith('/health-safety/')).sort()).toEqual([
    '/health-safety/committee',
    '/health-safety/concussion',
    '/health-safety/heat',
    '/health-safety/mission',
  ]);
});

it('lists the gameday page only on its days', () => {
  const hasGameday = (iso: string) =>
    buildIndex(iso).some(({ pages: ofGroup }) => ofGroup.some(({ path }) => path === '/gameday'));
  expect(['2025-10-05', '2025-10-11', '2025-10-20'].map((day) => hasGameday(`${day}T12:00:00-05:00`))).toEqual([
    false,
    true,
    false,
  ]);
});

it('sorts groups and pages by their titles', () => {
  const titles = groups.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort((a, b) => compareText(a, b)));
  expect(titles).toEqual(expect.arrayContaining(['About', 'General', 'Health Safety', 'News Media', 'Sports']));
  for (const { pages: ofGroup } of atLeastOne(groups)) {
    const sorted = [...ofGroup].sort((a, b) => compareText(a.title, b.title));
    expect(ofGroup).toEqual(sorted);
  }
});

it('groups pages by the first part of their address, and has the home page alone under General', () => {
  const listPaths = (heading: string) =>
    groups.find(({ title }) => title === heading)?.pages.map(({ path }) => path) ?? [];
  expect(listPaths('General')).toEqual(['/']);
  expect(listPaths('Calendar')).toEqual(['/calendar']);
  expect(listPaths('Scores').sort()).toEqual(['/scores', '/scores/areas', '/scores/changes', '/scores/missing']);
  const segments = groups.map(({ pages: ofGroup }) => new Set(ofGroup.map(({ path }) => path.split('/')[1])).size);
  expect(new Set(segments)).toEqual(new Set([1]));
});
