import { beforeAll, describe, expect, test } from 'vitest';
import { isLightPage } from '~/href';
import { getSeasonOfDay } from '~/models/dates/season';
import { pageRoutes } from '~/routes.table.js';
import { atLeastOne } from '../support/at-least-one';
import { askHealthyUpstream, openInProcessSite } from '../support/in-process-site';
import {
  listAddressesIn,
  buildFormAddress,
  listDaysInWords,
  listDaysOfTimes,
  listForms,
  hasProse,
  isAnswered,
  listLinks,
  getRoute,
  sampleAddresses,
} from '../support/page-html';
import { listBuiltPagePaths } from '../support/route-rows';
import { drawSample } from '../support/sample';
import { saturdayAfternoon } from '../support/test-site';

const paths = listBuiltPagePaths();
const pages = new Map<string, string>();
let get: (path: string) => Promise<Response>;

beforeAll(async () => {
  get = (await openInProcessSite()).startIsolate(askHealthyUpstream);
  for (const path of paths) pages.set(path, await (await get(path)).text());
});

describe('in-site links', () => {
  test.each(paths)('of %s lead to routes or files of the site', (path) => {
    const links = [...listLinks(pages.get(path) ?? '')];
    expect(links).toContain('/');
    expect(atLeastOne(links).filter((link) => !isAnswered(link))).toEqual([]);
  });
});

test.each(['weekly-schedules', 'weekly-schedules-compact'])('the games of %s link to game pages', (page) => {
  const links = listLinks(pages.get(`/sports/football/regular-season/${page}`) ?? '');
  expect([...links].filter((link) => link.startsWith('/games/')).length).toBeGreaterThan(100);
});

describe('forms', () => {
  test.each(paths)('of %s send only fields that the target page reads', (path) => {
    const forms = listForms(path, pages.get(path) ?? '');
    // Every page in the site layout has the search.
    if (!isLightPage(path)) expect(forms.map(({ action }) => action)).toContain('/search');
    const unread = forms.flatMap(({ action, fields }) => {
      const { query } = getRoute(action);
      return [...fields.keys()].filter((name) => !(name in query)).map((name) => `${name} of ${action}`);
    });
    expect(unread).toEqual([]);
  });
});

/** Followed links per kind of page. */
const MOST_LINKS_OF_ROUTE = 3;

test('a sample of the links of all pages and every kind of form are answered', async () => {
  const links = [...pages.values()].flatMap((html) => [...listAddressesIn(html)]);
  const sent = [...pages].flatMap(([path, html]) => listForms(path, html).map(buildFormAddress));
  const followed = drawSample(sampleAddresses([...links, ...sent], MOST_LINKS_OF_ROUTE), 250);
  const broken: string[] = [];
  for (const address of followed) {
    const { status } = await get(address);
    if (![200, 301, 302].includes(status)) broken.push(`${status} ${address}`);
  }
  expect(followed.length).toBeGreaterThan(pageRoutes.length);
  expect(broken).toEqual([]);
});

const season = getSeasonOfDay(saturdayAfternoon);

describe('days', () => {
  test.each(paths.filter((path) => !hasProse(path)))('without a year on %s are of this season', (path) => {
    const html = pages.get(path) ?? '';
    expect(
      [...listDaysInWords(html, season), ...listDaysOfTimes(html, season)].filter((day) => !day.isOfSeason),
    ).toEqual([]);
  });
});
