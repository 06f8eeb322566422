import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLightPage } from '~/config/light-pages';
import { seasonOfDay } from '~/models/dates/season';
import { pageRoutes } from '~/routes.table.js';
import { createRouteMatcher } from '~/routes/route-matcher';
import { healthyUpstream, openInProcessSite } from '../support/in-process-site';
import { builtPagePaths, readBuiltRows } from '../support/route-rows';
import { saturdayAfternoon } from '../support/test-site';

const paths = builtPagePaths();
const pages = new Map<string, string>();
let get: (path: string) => Promise<Response>;

beforeAll(async () => {
  get = (await openInProcessSite()).startIsolate(healthyUpstream);
  for (const path of paths) pages.set(path, await (await get(path)).text());
});

describe('in-site links', () => {
  test.each(paths)('of %s lead to rows of the route table or files of the site', (path) => {
    const links = [...linksOf(pages.get(path) ?? '')];
    expect(links).toContain('/');
    expect(links.filter((link) => !isAnswered(link))).toEqual([]);
  });
});

test.each(['weekly-schedules', 'weekly-schedules-compact'])('the games of %s lead to their pages', (page) => {
  const links = linksOf(pages.get(`/sports/football/regular-season/${page}`) ?? '');
  expect([...links].filter((link) => link.startsWith('/games/')).length).toBeGreaterThan(100);
});

describe('forms', () => {
  test.each(paths)('of %s send fields that the page they lead to reads', (path) => {
    const forms = formsOf(path, pages.get(path) ?? '');
    // The search of the site is on every page in the site layout.
    if (!isLightPage(path)) expect(forms.map(({ action }) => action)).toContain('/search');
    const unread = forms.flatMap(({ action, fields }) => {
      const { query } = routeOf(action);
      return [...fields.keys()].filter((name) => !(name in query)).map((name) => `${name} of ${action}`);
    });
    expect(unread).toEqual([]);
  });
});

/** Of the links to pages of one kind, such as the 800 schools, so many are followed. */
const MOST_LINKS_OF_ROUTE = 3;

test('links of all pages, some of each kind, and all kinds of forms are answered', { timeout: 180_000 }, async () => {
  const links = [...pages.values()].flatMap((html) => [...addressesIn(html)]).map((link) => link.replace(/#.*$/, ''));
  const sent = [...pages].flatMap(([path, html]) => formsOf(path, html).map(addressOfForm));
  const followed = new Map<string, string[]>();
  for (const address of new Set([...links, ...sent])) {
    const [path = '', search = ''] = address.split('?');
    const kind = `${routeOf(path).id}?${[...new URLSearchParams(search).keys()].sort().join()}`;
    const others = followed.get(kind) ?? [];
    if (others.length < MOST_LINKS_OF_ROUTE && !existsSync(`public${path}`)) followed.set(kind, [...others, address]);
  }
  const broken: string[] = [];
  for (const address of [...followed.values()].flat()) {
    const { status } = await get(address);
    if (![200, 301, 302].includes(status)) broken.push(`${status} ${address}`);
  }
  expect(followed.size).toBeGreaterThan(pageRoutes.length / 2);
  expect(broken).toEqual([]);
});

describe('days', () => {
  test.each(paths.filter((path) => !hasProse(path)))('of %s that have no year are of this season', (path) => {
    const html = pages.get(path) ?? '';
    expect([...daysInWords(html), ...daysOfTimes(html)].filter((day) => !day.isOfSeason)).toEqual([]);
  });
});

const season = seasonOfDay(saturdayAfternoon);

/** Upstream's own text may speak of any year as it likes. */
function hasProse(path: string): boolean {
  return readBuiltRows().some(({ kind, example }) => kind === 'cms' && example === path) || path.includes('/article/');
}

interface DayInText {
  readonly text: string;
  readonly isOfSeason: boolean;
}

/** `Saturday, March 15` without a year, which this season has only if its March 15 is a Saturday. */
function daysInWords(html: string): DayInText[] {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month)));
  const names = months.flatMap((month) => ['long', 'short'].map((length) => nameOfMonth(month, length as 'long')));
  const pattern = new RegExp(
    `\\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*, (${names.join('|')}) (\\d{1,2})\\b(?!, \\d{4})`,
    'g',
  );
  return [...text.matchAll(pattern)].map(([found, weekday = '', month = '', day = '']) => {
    const index = Math.floor(names.indexOf(month) / 2);
    const year = Number(season.slice(0, 4)) + (index < 6 ? 1 : 0);
    const inSeason = new Date(Date.UTC(year, index, Number(day))).toUTCString();
    return { text: found, isOfSeason: inSeason.startsWith(weekday) };
  });
}

/** The days that `<time>` elements name without their year. */
function daysOfTimes(html: string): DayInText[] {
  const times = [...html.matchAll(/<time\b[^>]*datetime="(\d{4}-\d{2}-\d{2})[^"]*"[^>]*>(.*?)<\/time>/gis)];
  return times
    .map(([, day = '', content = '']) => ({ day, text: content.replace(/<[^>]*>/g, ' ') }))
    .filter(({ text }) => /[A-Z][a-z]{2}/.test(text) && !/\d{4}/.test(text))
    .map(({ day, text }) => ({ text, isOfSeason: seasonOfDay(day) === season }));
}

function nameOfMonth(month: Date, length: 'long' | 'short'): string {
  return month.toLocaleDateString('en-US', { month: length, timeZone: 'UTC' });
}

const matchRoute = createRouteMatcher(pageRoutes);

/** Paths of the content management system that the specification names; `{any/path}` is not one of them. */
const contentPaths = readBuiltRows()
  .filter(({ kind, path }) => kind === 'cms' && path !== '/{any/path}')
  .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

function routeOf(path: string): (typeof pageRoutes)[number] {
  return matchRoute(path.split('/').filter((segment) => segment !== '')).route;
}

function isAnswered(path: string): boolean {
  if (routeOf(path).path !== '*') return true;
  return contentPaths.some((pattern) => pattern.test(path)) || existsSync(`public${path}`);
}

/** The paths that the links of a document lead to. */
function linksOf(html: string): Set<string> {
  return new Set([...addressesIn(html)].map((address) => address.replace(/[?#].*$/, '')));
}

/** The addresses of the site that a document links to. */
function addressesIn(html: string): Set<string> {
  const addresses = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, address = '']) => unescaped(address));
  return new Set(addresses.filter((address) => /^\/(?!\/)/.test(address)));
}

interface Form {
  readonly action: string;
  /** What is sent when nothing is changed; free text has a word. */
  readonly fields: ReadonlyMap<string, string>;
}

/** The forms of a page: all send by GET. */
function formsOf(path: string, html: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, attributes = '', content = '']) => {
    expect(attributeOf(attributes, 'method') ?? 'get').toBe('get');
    const controls = [...content.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].map(([tag]) => tag);
    const named = controls.flatMap((tag): [string, string][] => {
      const name = attributeOf(tag, 'name');
      return name === null || name === '' ? [] : [[name, attributeOf(tag, 'value') ?? 'ash']];
    });
    return { action: attributeOf(attributes, 'action') ?? path, fields: new Map(named) };
  });
}

function addressOfForm({ action, fields }: Form): string {
  return `${action}?${new URLSearchParams([...fields]).toString()}`;
}

function attributeOf(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : unescaped(value);
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
