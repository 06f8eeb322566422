import { matchRoutes } from '@remix-run/react';
import { pageRoutes } from '../routes.table.js';
import { readQuery } from './read-query';

type PageRoute = (typeof pageRoutes)[number];

/** What of an address decides the answer. Everything else in it is ignored, so that nobody can make new copies with it. */
export interface CanonicalAddress {
  readonly routeId: string;
  readonly kind: 'document' | 'data';
  readonly pathname: string;
  /** Declared parameters whose values fit their kind, sorted by name. */
  readonly query: Readonly<Record<string, string>>;
  /** For `data`: the routes whose data is wanted, sorted; `null` for all. */
  readonly dataRoutes: string | null;
  /** Names the answer in the document cache; `null` when the address holds free text and its answer is not kept. */
  readonly key: string | null;
}

/** An address that another spelling stands for. */
export interface Redirection {
  readonly redirectTo: string;
}

const routesById = new Map(pageRoutes.map((route) => [route.id, route]));
const matchable = pageRoutes.map(({ id, path }) => ({ id, path }));

/**
 * Reads an address by the route table.
 * @param todayIso content today: dates far from it are no dates of this site
 */
export function canonicalAddress(url: URL, todayIso: string): CanonicalAddress | Redirection {
  const { kind, pathname } = splitKind(url.pathname);
  const tidy = tidyPath(pathname);
  if (tidy !== pathname && kind === 'document') return { redirectTo: tidy + url.search };
  const route = routeFor(tidy);
  const query = readQuery(url.searchParams, route.query, todayIso);
  const dataRoutes = kind === 'data' ? knownRoutes(url.searchParams.get('_routes')) : null;
  const holdsText = Object.keys(query).some((name) => route.query[name] === 'text');
  const path = route.path === '*' ? '*' : tidy;
  const search = new URLSearchParams(query).toString();
  const key = holdsText ? null : `${kind}:${path}?${search}#${dataRoutes ?? ''}`;
  return { routeId: route.id, kind, pathname: tidy, query, dataRoutes, key };
}

/** The address as Remix is asked for it, on an origin of no consequence. */
export function canonicalUrl({ kind, pathname, query, dataRoutes }: CanonicalAddress, origin: string): string {
  const search = new URLSearchParams(query);
  if (dataRoutes !== null) search.set('_routes', dataRoutes);
  const path = kind === 'document' ? pathname : `${pathname === '/' ? '/_root' : pathname}.data`;
  return `${origin}${path}${search.size === 0 ? '' : `?${search.toString()}`}`;
}

/** Remix asks for the data of a page at its path with `.data` behind it, and of `/` at `/_root.data`. */
function splitKind(pathname: string): Pick<CanonicalAddress, 'kind' | 'pathname'> {
  if (!pathname.endsWith('.data')) return { kind: 'document', pathname };
  const page = pathname.slice(0, -'.data'.length);
  return { kind: 'data', pathname: page === '/_root' ? '/' : page };
}

/** One slash between segments, none at the end. */
function tidyPath(pathname: string): string {
  const tidy = pathname.replace(/\/{2,}/g, '/');
  return tidy.length > 1 ? tidy.replace(/\/$/, '') : tidy;
}

function routeFor(pathname: string): PageRoute {
  const id = matchRoutes(matchable, pathname)?.at(-1)?.route.id;
  const route = routesById.get(id ?? 'not-found');
  if (route === undefined) throw new Error(`The route table has no row ${id ?? 'not-found'}`);
  return route;
}

function knownRoutes(wanted: string | null): string | null {
  const known = (wanted ?? '').split(',').filter((id) => id === 'root' || routesById.has(id));
  return known.length === 0 ? null : [...new Set(known)].sort().join(',');
}
