import { findSport } from '~/config/sports';
import { isRealDay } from '~/models/dates/calendar-date';
import { getDayInSeason, getPreviousSeason, getSeasonBefore } from '~/models/dates/season';
import { readSearchText } from '~/models/text/search-text';
import type { QueryKind } from '~/routes.table.js';
import { formatScreenItems, parseScreenItems } from './screen-items';

/** Canonical query of a page: declared parameters with valid values. */
export interface CanonicalQuery {
  readonly values: Readonly<Record<string, string>>;
  /** The query as text, sorted by name, without the question mark; `''` if empty. */
  readonly search: string;
  /** True with a search text, a pasted address or picks of a scenario. Such pages are not cached, because hardly anybody requests the same one. */
  readonly hasText: boolean;
}

const MAX_SLUG_CHARACTERS = 60;
/** Longer than the address of any page with an embed. */
const MAX_URL_CHARACTERS = 500;
/** Longer than the picks of any scenario; the page reports picks that are too many. */
const MAX_PICKS_CHARACTERS = 8000;
/** With a longer address, the modules of a QR code would be too small for a phone to read from paper. */
const MAX_PATH_CHARACTERS = 300;
const PATH = /^\/(?!\/)[!-~]*$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Choices of the letter bar above a list. */
const LETTER = /^(?:[a-z]|other|all)$/;
const PAGE = /^[1-9]\d{0,3}$/;
const CLASS = /^[1-8]a$/i;
/** Weeks of football's regular season and playoffs. */
const WEEK = /^0?([1-9]|1[0-4])$/;
const ID = /^[1-9]\d{0,8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parameters whose valid slugs are known in advance. Those of other parameters depend on the page's data. */
const knownSlugs: Readonly<Record<string, (slug: string) => boolean>> = {
  sport: (slug) => findSport(slug) !== undefined,
  letter: (slug) => LETTER.test(slug),
  board: (slug) => slug === 'team',
  view: (slug) => slug === 'timeline',
};

const FIRST_DAY_OF_SEASON = '07-01';

/** Reads the parameters that the route declares. Undeclared and invalid ones are ignored, so that such addresses share a cached copy. */
export function readQuery(
  declared: Readonly<Record<string, QueryKind>>,
  given: URLSearchParams,
  today: () => string,
): CanonicalQuery {
  const values: Record<string, string> = {};
  let hasText = false;
  for (const name of Object.keys(declared).sort()) {
    const kind = declared[name];
    const value = kind === undefined ? null : readValue(name, kind, given.get(name), today);
    if (value === null) continue;
    values[name] = value;
    hasText ||= kind === 'text' || kind === 'url' || kind === 'picks';
  }
  const search = Object.keys(values).length === 0 ? '' : new URLSearchParams(values).toString();
  return { values, search, hasText };
}

function readValue(name: string, kind: QueryKind, given: string | null, today: () => string): string | null {
  if (given === null) return null;
  switch (kind) {
    case 'date':
      return isDayWithinReach(given, today) ? given : null;
    case 'slug':
      return isKnownSlug(name, given.toLowerCase()) ? given.toLowerCase() : null;
    case 'page':
      return PAGE.test(given) ? given : null;
    case 'flag':
      return given === '1' ? given : null;
    case 'class':
      return CLASS.test(given) ? given.toUpperCase() : null;
    case 'week':
      return WEEK.exec(given)?.[1] ?? 'none';
    case 'id':
      return ID.test(given) ? given : null;
    case 'season':
      return given === getSeasonBefore(today()) ? given : null;
    case 'screens':
      return formatScreenItems(parseScreenItems(given)) || null;
    case 'path':
      return isPathInSite(given) ? given : null;
    case 'text':
      return readSearchText(given) || null;
    case 'url':
      return given.length <= MAX_URL_CHARACTERS ? given : null;
    case 'picks':
      return given.slice(0, MAX_PICKS_CHARACTERS) || null;
  }
}

function isKnownSlug(name: string, given: string): boolean {
  const isKnown = knownSlugs[name];
  return given.length <= MAX_SLUG_CHARACTERS && SLUG.test(given) && (isKnown === undefined || isKnown(given));
}

/** Whether a text may be path and query of a page of the site, as a code on paper holds them. */
export function isPathInSite(given: string): boolean {
  return given.length <= MAX_PATH_CHARACTERS && PATH.test(given);
}

/** Whether a day may be in an address: from the start of the season before last to a year from today. */
export function isDayWithinReach(day: string, readToday: () => string): boolean {
  if (!DAY.test(day) || !isRealDay(day)) return false;
  const today = readToday();
  const earliest = getDayInSeason(FIRST_DAY_OF_SEASON, getPreviousSeason(getSeasonBefore(today)));
  return day >= earliest && day <= `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}
