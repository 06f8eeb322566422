import { expect } from 'vitest';
import { getSeasonOfDay } from '~/models/dates/season';
import { createRouteMatcher } from '~/page/route-matcher';
import { pageRoutes } from '~/routes.table.js';
import { readRouteRows } from './route-rows';
import { isStaticFile } from './static-files';

/* Reads links, forms and dates from the HTML of a page. */

const matchRoute = createRouteMatcher(pageRoutes);

/** The row of the route table that answers a path. */
export function getRoute(path: string): (typeof pageRoutes)[number] {
  return matchRoute(path.split('/').filter((segment) => segment !== '')).route;
}

/** Paths of the content management system that the specification names; `{any/path}` is not one of them. */
const contentPaths = readRouteRows()
  .filter(({ kind, path }) => kind === 'cms' && path !== '/{any/path}')
  .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/** Whether a path belongs to a route, a page of the content management system, or a file of the site. */
export function isAnswered(path: string): boolean {
  if (getRoute(path).path !== '*') return true;
  return contentPaths.some((pattern) => pattern.test(path)) || isStaticFile(path);
}

/** Upstream's prose may mention any year. */
export function hasProse(path: string): boolean {
  return readRouteRows().some(({ kind, example }) => kind === 'cms' && example === path) || path.includes('/article/');
}

export interface DayInText {
  readonly text: string;
  readonly isOfSeason: boolean;
}

/** `Saturday, March 15` without a year, which this season has only if its March 15 is a Saturday. */
export function listDaysInWords(html: string, season: string): DayInText[] {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month)));
  const names = months.flatMap((month) => ['long', 'short'].map((length) => formatMonthName(month, length as 'long')));
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
export function listDaysOfTimes(html: string, season: string): DayInText[] {
  const times = [...html.matchAll(/<time\b[^>]*datetime="(\d{4}-\d{2}-\d{2})[^"]*"[^>]*>(.*?)<\/time>/gis)];
  return times
    .map(([, day = '', content = '']) => ({ day, text: content.replace(/<[^>]*>/g, ' ') }))
    .filter(({ text }) => /[A-Z][a-z]{2}/.test(text) && !/\d{4}/.test(text))
    .map(({ day, text }) => ({ text, isOfSeason: getSeasonOfDay(day) === season }));
}

const monthPattern = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const fullDate = new RegExp(`\\b(${monthPattern})[a-z]*\\.? (\\d{1,2})(?:[–-]\\d{1,2})?, (\\d{4})\\b`, 'g');

/** The seasons of the full dates that the main part of a page names: `2024-25` of `March 15, 2025`. */
export function listSeasonsOfDates(html: string): string[] {
  return [...readMainWords(html).matchAll(fullDate)].map(([, month = '', day = '', year = '']) => {
    const number = monthPattern.split('|').indexOf(month) + 1;
    return getSeasonOfDay([year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-'));
  });
}

/** Headings of the main part without content before the next heading of their level or the end. */
export function listEmptyHeadings(html: string): string[] {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const headings = [...main.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)];
  return headings.flatMap((heading, index) => {
    const next = headings[index + 1];
    if (next !== undefined && Number(next[1]) > Number(heading[1])) return [];
    const between = main.slice(heading.index + heading[0].length, next?.index);
    const hasContent =
      /<(?:img|svg|input|iframe|video|canvas|object)\b/.test(between) || readMainWords(between).trim() !== '';
    return hasContent ? [] : [readMainWords(heading[0]).trim()];
  });
}

/** The distinct texts between the tags of a page's main part. */
export function listMainTexts(html: string): Set<string> {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const texts = main.replace(/<(script|style)\b.*?<\/\1>/gs, '').split(/<[^>]*>/);
  return new Set(texts.map((text) => text.trim()).filter((text) => text !== ''));
}

/** The text of a page's main element, or of the whole page without one. */
export function readMainWords(html: string): string {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? html;
  return main
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

function formatMonthName(month: Date, length: 'long' | 'short'): string {
  return month.toLocaleDateString('en-US', { month: length, timeZone: 'UTC' });
}

/** The paths of a document's links. */
export function listLinks(html: string): Set<string> {
  return new Set([...listAddressesIn(html)].map((address) => address.replace(/[?#].*$/, '')));
}

/** The addresses of the site that a document links to. */
export function listAddressesIn(html: string): Set<string> {
  const addresses = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, address = '']) => unescapeText(address));
  return new Set(addresses.filter((address) => /^\/(?!\/)/.test(address)));
}

/** Some addresses of each kind, which is a route with its query parameters. Omits fragments and files of the site. */
export function sampleAddresses(addresses: readonly string[], mostOfKind: number): string[] {
  const samples = new Map<string, string[]>();
  for (const address of new Set(addresses.map((href) => href.replace(/#.*$/, '')))) {
    const [path = '', search = ''] = address.split('?');
    const kind = `${getRoute(path).id}?${[...new URLSearchParams(search).keys()].sort().join()}`;
    const others = samples.get(kind) ?? [];
    if (others.length < mostOfKind && !isStaticFile(path)) samples.set(kind, [...others, address]);
  }
  return [...samples.values()].flat();
}

export interface Form {
  readonly action: string;
  /** Fields as sent without changes; free text contains a word. */
  readonly fields: ReadonlyMap<string, string>;
}

/** The forms of a page, which all use GET. */
export function listForms(path: string, html: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, attributes = '', content = '']) => {
    expect(readAttribute(attributes, 'method') ?? 'get').toBe('get');
    const controls = [...content.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].map(([tag]) => tag);
    const named = controls.flatMap((tag): [string, string][] => {
      const name = readAttribute(tag, 'name');
      return name === null || name === '' ? [] : [[name, readAttribute(tag, 'value') ?? 'ash']];
    });
    return { action: readAttribute(attributes, 'action') ?? path, fields: new Map(named) };
  });
}

export function buildFormAddress({ action, fields }: Form): string {
  return `${action}?${new URLSearchParams([...fields]).toString()}`;
}

function readAttribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : unescapeText(value);
}

function unescapeText(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
