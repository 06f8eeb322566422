import { findSport } from '~/config/sports';
import { encodeSegment, fillPath } from '~/href';
import { layoutRoutes, pageRoutes, type PageRoute } from '~/routes.table.js';
import { readQuery, type CanonicalQuery } from './canonical-query';
import { buildScoresFeedPath } from './feed-path';
import type { PageIdentity } from './page-meta';
import { createRouteMatcher } from './route-matcher';

/** What a request asks for, in the one spelling that the site uses for it. */
export interface PageAddress {
  /** `data` is the router's own request for what the loaders of a page return. */
  readonly kind: 'document' | 'data';
  readonly route: PageRoute;
  /** False when the visitor should be sent to the canonical spelling; the router's own requests never are. */
  readonly isCanonical: boolean;
  /** Canonical path, with a leading and without a trailing slash. */
  readonly path: string;
  /** Path parameters as the router gives them: decoded, the ones that are left out absent. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: CanonicalQuery;
  /** The routes that a data request wants, sorted; `''` means all. */
  readonly onlyRoutes: string;
}

const DATA_SUFFIX = '.data';
/** Stands for a path with a broken percent-encoding or a control character; no page has this name, and the content pages do not ask upstream for it. */
const UNREADABLE = ['.unreadable-address'];
const CONTROL_CHARACTER = /\p{Cc}/u;
const CLASS = /^[1-8]a$/i;
const matchRoute = createRouteMatcher(pageRoutes);

/**
 * Reads the address of a request. Spellings of one path (a trailing slash, doubled slashes, other case of a fixed segment,
 * other case of a sport, a class or a content page, needless percent-encoding) all read as one.
 * @param today gives the content day, `YYYY-MM-DD`
 */
export function readPageAddress(url: URL, today: () => string): PageAddress {
  const kind = url.pathname.endsWith(DATA_SUFFIX) ? 'data' : 'document';
  const given = decodeSegments(pagePath(url.pathname, kind));
  const match = matchRoute(given ?? UNREADABLE);
  const { route } = match;
  const segments = match.segments.map((segment, index) => getCanonicalSpelling(route, index, segment));
  const path = `/${segments.map(encodeSegment).join('/')}`;
  return {
    kind,
    route,
    path,
    params: readParams(route, segments),
    isCanonical: kind === 'data' || given === null || path === url.pathname,
    query: readQuery(route.query, url.searchParams, today),
    onlyRoutes: kind === 'data' ? readOnlyRoutes(url.searchParams, route) : '',
  };
}

/** Path and query at which Remix answers an address. */
export function buildRemixPath({ kind, path, query, onlyRoutes }: PageAddress): string {
  const search = new URLSearchParams(query.search);
  if (onlyRoutes !== '') search.set('_routes', onlyRoutes);
  const file = kind === 'document' ? path : `${path === '/' ? '/_root' : path}${DATA_SUFFIX}`;
  return search.size === 0 ? file : `${file}?${search.toString()}`;
}

/** What the route table says of the page at an address. */
export function identifyPage({ route, path, params }: Pick<PageAddress, 'route' | 'path' | 'params'>): PageIdentity {
  const sport = findSport(params.sportId ?? '');
  return {
    heading: route.title,
    subject: sport?.title ?? null,
    ...(sport?.hasDailyGames === true && { feedPath: buildScoresFeedPath(sport.id) }),
    canonicalPath: route.canonical === undefined ? path : fillPath(route.canonical, params),
    canonicalQuery: Object.keys(route.query)
      .filter((name) => route.query[name] !== 'text' && route.query[name] !== 'picks')
      .sort(),
  };
}

function readParams({ path }: PageRoute, segments: readonly string[]): Record<string, string> {
  if (path === '*') return { '*': segments.join('/') };
  const named = path.split('/').filter((segment) => segment !== '');
  return Object.fromEntries(
    named.flatMap((segment, index): [string, string][] => {
      const value = segments[index];
      const name = /^:(\w+)\??$/.exec(segment)?.[1];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

function pagePath(pathname: string, kind: PageAddress['kind']): string {
  if (kind === 'document') return pathname;
  const path = pathname.slice(0, -DATA_SUFFIX.length);
  return path === '/_root' ? '/' : path;
}

function decodeSegments(path: string): readonly string[] | null {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
    return segments.some((segment) => CONTROL_CHARACTER.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/**
 * Sports, and pages of the content management system, are spelled in lower case, classes in upper case; what is none of these stays as
 * it is given.
 */
function getCanonicalSpelling({ path }: PageRoute, index: number, segment: string): string {
  if (path === '*') return segment.toLowerCase();
  const name = /^:(\w+)\??$/.exec(path.split('/')[index + 1] ?? '')?.[1];
  if (name === 'sportId' && findSport(segment.toLowerCase()) !== undefined) return segment.toLowerCase();
  return (name === 'classId' || name === 'class') && CLASS.test(segment) ? segment.toUpperCase() : segment;
}

/** The routes of `_routes` that belong to the page. Others are ignored: each combination would be a copy of its own in the cache. */
function readOnlyRoutes(given: URLSearchParams, { id, layout }: PageRoute): string {
  const branch = new Set(['root', 'site-layout', ...listLayoutsAround(layout), id]);
  const known = (given.get('_routes') ?? '').split(',').filter((one) => branch.has(one));
  return [...new Set(known)].sort().join(',');
}

/** Ids of a layout and of those around it, outermost first. */
export function listLayoutsAround(id: string | undefined): readonly string[] {
  const layout = layoutRoutes.find((route) => route.id === id);
  return layout === undefined ? [] : [...listLayoutsAround(layout.within), layout.id];
}
