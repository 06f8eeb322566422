import { computeOncePerText } from '~/compute-once';
import { getPageTitle, hasPart } from '~/config/association-parts';
import { findSport, hasTraits, type Sport, usualSport } from '~/config/sports';
import { encodeSegment, fillPath } from '~/href';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { parseUrl } from '~/models/text/parse-url';
import { layoutRoutes, pageRoutes, type PageRoute } from '~/routes.table.js';
import { isAcceptedValue } from './accepted-values';
import { readQuery, type CanonicalQuery } from './canonical-query';
import { buildScoresFeedPath } from './feed-path';
import type { PageIdentity } from './page-meta';
import type { PageRequest } from './page-sources';
import { createRouteMatcher } from './route-matcher';

/** Address of a request in canonical form. */
export interface PageAddress {
  /** `data` is the router's request for loader data. */
  readonly kind: 'document' | 'data';
  readonly route: PageRoute;
  /** False when the visitor must be redirected to the canonical form; the router's own requests never are. */
  readonly isCanonical: boolean;
  /** Canonical path, with a leading and without a trailing slash. */
  readonly path: string;
  /** Path parameters, decoded. Omitted optional ones are absent. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: CanonicalQuery;
  /** `null` for an unknown sport, and on pages that belong to no sport. */
  readonly sport: Sport | null;
  /** Why the route table refuses the address; `null` if it does not. Upstream is not called for a refused address. */
  readonly refusal: Refusal | null;
  /** The routes whose data are requested, sorted; `''` for all. */
  readonly onlyRoutes: string;
}

/**
 * The sport is unknown, the sport or the association does not have this page, a value is invalid, or the association does not publish what the
 * page shows.
 */
export type Refusal = 'unknown-sport' | 'other-sport' | 'other-association' | 'bad-value' | 'not-published';

const DATA_SUFFIX = '.data';
/** Replaces a path with a broken percent-encoding or a control character. No page has this path. */
const UNREADABLE = ['.unreadable-address'];
const CONTROL_CHARACTER = /\p{Cc}/u;
const CLASS = /^[1-8]a$/i;
const matchRoute = createRouteMatcher(pageRoutes);

/** Reads the address of a request. All spellings of a path (slashes, case, percent-encoding) give one address. */
export function readPageAddress(url: URL, today: () => string): PageAddress {
  const kind = url.pathname.endsWith(DATA_SUFFIX) ? 'data' : 'document';
  const given = decodeSegments(getPagePath(url.pathname, kind));
  const match = matchRoute(given ?? UNREADABLE);
  const { route } = match;
  const segments = match.segments.map((segment, index) => getCanonicalSpelling(route, index, segment));
  const path = `/${segments.map(encodeSegment).join('/')}`;
  const params = readParams(route, segments);
  const query = readQuery(route.query, url.searchParams, today);
  const named = params.sportId === undefined ? undefined : findSport(params.sportId);
  const sport = named ?? (route.showsUsualSport === true ? usualSport : undefined) ?? null;
  return {
    kind,
    route,
    path,
    params,
    isCanonical: kind === 'data' || given === null || path === url.pathname,
    query,
    sport,
    refusal: findRefusal(route, sport, { ...query.values, ...params }, path),
    onlyRoutes: kind === 'data' ? readOnlyRoutes(url.searchParams, route) : '',
  };
}

function findRefusal(
  { path: pattern, onlyWith, onlyFor, values = {} }: PageRoute,
  sport: Sport | null,
  given: Readonly<Record<string, string>>,
  path: string,
): Refusal | null {
  if (onlyWith !== undefined && !hasPart(onlyWith)) return 'other-association';
  if (pattern.includes('/:sportId')) {
    if (sport === null) return 'unknown-sport';
    if (!hasTraits(sport, onlyFor)) return 'other-sport';
  }
  const hasBadValue = Object.entries(values).some(
    ([name, kind]) => given[name] !== undefined && !isAcceptedValue(kind, given[name]),
  );
  if (!hasBadValue) return isReadable(pattern, path) ? null : 'bad-value';
  // A committee has the name of its sport, so the error page is that of an unknown sport.
  return Object.values(values).includes('committee') ? 'unknown-sport' : 'bad-value';
}

/** Refuses `%2F` in a CMS path. The decoded `*` parameter would not show that a slash is part of a segment. */
function isReadable(pattern: string, path: string): boolean {
  return pattern !== '*' || !path.includes('%2F');
}

/** Files of live games are cached like loader data, so that an open page never receives the rows it already has. */
export function findCopyKind({ kind, route }: Pick<PageAddress, 'kind' | 'route'>): PageAddress['kind'] {
  return route.id === 'live-file' ? 'data' : kind;
}

/** The URL path and query that Remix expects for an address. */
export function buildRemixPath({ kind, path, query, onlyRoutes }: PageAddress): string {
  const search = new URLSearchParams(query.search);
  if (onlyRoutes !== '') search.set('_routes', onlyRoutes);
  const file = kind === 'document' ? path : `${path === '/' ? '/_root' : path}${DATA_SUFFIX}`;
  return search.size === 0 ? file : `${file}?${search.toString()}`;
}

/** Facts besides the address that a page request contains. By default every page is offered. */
type AboutPages = Pick<PageRequest, 'clock' | 'environment'> & Partial<Pick<PageRequest, 'isOffered'>>;

/** The page request of an address at a moment. */
export function buildPageRequest(
  address: Pick<PageAddress, 'route' | 'path' | 'params' | 'query' | 'sport'>,
  { clock, environment, isOffered = () => true }: AboutPages,
): PageRequest {
  const { route, params, query, sport } = address;
  return { route, page: identifyPage(address), params, query: query.values, clock, environment, sport, isOffered };
}

/** Heading, canonical address and feed of a page, from its row in the route table. */
export function identifyPage({ route, path, params }: Pick<PageAddress, 'route' | 'path' | 'params'>): PageIdentity {
  const sport = findSport(params.sportId ?? '');
  return {
    heading: getPageTitle(route),
    subject: sport?.title ?? null,
    ...(sport?.hasDailyGames === true && { feedPath: buildScoresFeedPath(sport.id) }),
    canonicalPath: route.canonical === undefined ? path : fillPath(route.canonical, params),
    canonicalQuery: Object.keys(route.query)
      .filter((name) => !['text', 'url', 'picks'].includes(route.query[name] ?? ''))
      .sort(),
  };
}

function readParams({ path }: PageRoute, segments: readonly string[]): Record<string, string> {
  if (path === '*') return { '*': segments.join('/') };
  const names = listParameterNames(path);
  return Object.fromEntries(segments.flatMap((value, index) => (names[index] ? [[names[index], value]] : [])));
}

/** Parameter name of each segment of a route's path; `undefined` for fixed segments. */
const listParameterNames = computeOncePerText((path): readonly (string | undefined)[] =>
  path
    .split('/')
    .slice(1)
    .map((segment) => /^:(\w+)\??$/.exec(segment)?.[1]),
);

function getPagePath(pathname: string, kind: PageAddress['kind']): string {
  if (kind === 'document') return pathname;
  const path = pathname.slice(0, -DATA_SUFFIX.length);
  return path === '/_root' ? '/' : path;
}

function decodeSegments(path: string): readonly string[] | null {
  try {
    const segments = path.split('/').filter((segment) => segment !== '');
    // The path of a URL has percent-encodings in place of control characters.
    if (!path.includes('%')) return segments;
    const decoded = segments.map(decodeURIComponent);
    return decoded.some((segment) => CONTROL_CHARACTER.test(segment)) ? null : decoded;
  } catch {
    return null;
  }
}

/** Sports, committees and CMS pages are lower case, classes upper case. Other segments stay unchanged. */
function getCanonicalSpelling({ path, values }: PageRoute, index: number, segment: string): string {
  const lower = segment.toLowerCase();
  if (path === '*') return lower;
  const name = listParameterNames(path)[index];
  if (name === 'sportId' && findSport(lower) !== undefined) return lower;
  // Boys' and girls' variants of a sport share a committee.
  if (name !== undefined && values?.[name] === 'committee') return findSport(lower)?.sharedId ?? lower;
  return (name === 'classId' || name === 'class') && CLASS.test(segment) ? segment.toUpperCase() : segment;
}

/** The routes named in `_routes` that belong to the page. Others are ignored, because each combination would be another copy. */
function readOnlyRoutes(given: URLSearchParams, { id, layout }: PageRoute): string {
  const branch = new Set(['root', 'site-layout', ...listLayoutsAround(layout), id]);
  const known = (given.get('_routes') ?? '').split(',').filter((id) => branch.has(id));
  return [...new Set(known)].sort().join(',');
}

/** Ids of a layout and of the layouts around it, outermost first. */
export function listLayoutsAround(id: string | undefined): readonly string[] {
  const layout = layoutRoutes.find((route) => route.id === id);
  return layout === undefined ? [] : [...listLayoutsAround(layout.within), layout.id];
}

/** Path and query of a page, as in the browser's address bar. */
export function buildPagePath({ path, query }: PageAddress): string {
  return query.search === '' ? path : `${path}?${query.search}`;
}

/** Canonical path and query of a page of the site; `null` if the route table refuses them. Whether upstream has the page is not known. */
export function resolvePagePath(given: string, clock: ContentClock): string | null {
  const url = parseUrl(given, 'https://site.invalid');
  // A backslash is a slash to URL parsers: `/\\other.example` is another host.
  if (url?.hostname !== 'site.invalid') return null;
  const address = readPageAddress(url, () => getToday(clock));
  return address.refusal === null && address.kind === 'document' ? buildPagePath(address) : null;
}
