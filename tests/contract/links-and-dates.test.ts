import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { seasonOfDay } from '~/models/dates/season';
import { createRouteMatcher } from '~/routes/route-matcher';
import { pageRoutes } from '~/routes.table.js';
import { healthyUpstream, openInProcessSite } from '../support/in-process-site';
import { builtPagePaths, readBuiltRows } from '../support/route-rows';
import { saturdayAfternoon } from '../support/test-site';

const paths = builtPagePaths();
const pages = new Map<string, string>();

beforeAll(async () => {
  const get = (await openInProcessSite()).startIsolate(healthyUpstream);
  for (const path of paths) pages.set(path, await (await get(path)).text());
});

describe('in-site links', () => {
  test.each(paths)('of %s lead to rows of the route table or files of the site', (path) => {
    const links = [...linksOf(pages.get(path) ?? '')];
    expect(links).toContain('/');
    expect(links.filter((link) => !isAnswered(link))).toEqual([]);
  });
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

function isAnswered(path: string): boolean {
  if (matchRoute(path.split('/').filter((segment) => segment !== '')).route.path !== '*') return true;
  return contentPaths.some((pattern) => pattern.test(path)) || existsSync(`public${path}`);
}

/** The paths that the links of a document lead to. */
function linksOf(html: string): Set<string> {
  const addresses = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, address = '']) => address);
  const inSite = addresses.filter((address) => /^\/(?!\/)/.test(address));
  return new Set(inSite.map((address) => address.replace(/[?#].*$/, '')));
}
