import { lightPaths, type Route, type RouteValues } from './route-patterns.generated';

export { Route, type RouteValues } from './route-patterns.generated';

/** Rows whose only parameter that has to be given is the sport. */
export type SportRoute = {
  [Row in Route]: { readonly sportId: string } extends RouteValues[Row] ? Row : never;
}[Route];

/** Values that may be left out: all of them, or none. */
type ValuesArgument<Values> = Partial<Values> extends Values ? [values?: Values] : [values: Values];

interface AnyValues {
  readonly query?: Readonly<Record<string, string | null | undefined>>;
  readonly hash?: string;
}

/** The address of a page by its row of the route table. Empty values are omitted, and parameters keep their order. */
export function buildHref<Row extends Route>(route: Row, ...values: ValuesArgument<RouteValues[Row]>): string;
export function buildHref(route: Route, { query = {}, hash, ...params }: AnyValues = {}): string {
  const href = addToHref(fillPath(route, params), query);
  return hash === undefined ? href : `${href}#${hash}`;
}

/** An in-site address with its query; parameters without a value are left out. */
export function addToHref(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

export function dropBlanks(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** The query of an in-site address: the last value of each parameter. */
export function readQuery(href: string): Record<string, string> {
  const start = href.indexOf('?');
  return start === -1 ? {} : Object.fromEntries(new URLSearchParams(href.slice(start)));
}

/** The path of a row with its parameters filled in; those that are missing are left out. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | null | undefined>>): string {
  return pattern.replace(/\/(?::(\w+)\??|\*)/g, (_, name?: string) => {
    const value = params[name ?? '*'];
    if (!value) return '';
    return name === undefined ? `/${value.split('/').map(encodeSegment).join('/')}` : `/${encodeSegment(value)}`;
  });
}

/** Percent-encodes what a path segment may not hold (RFC 3986, `pchar`) and nothing else. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

/** Whether the page is a document outside the site layout, so that links to it load a document. Links that are not offered have no address. */
export function isLightPage(href: string | null): boolean {
  return lightPaths.test(href?.replace(/[?#].*/s, '') ?? '');
}
