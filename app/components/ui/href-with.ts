/**
 * An in-site address with its query: parameters without a value are left out, the others keep the order in which they are
 * given, so that one view has one address.
 */
export function addToHref(path: string, parameters: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** The query of an in-site address: the last value of each parameter. */
export function readQuery(href: string): Record<string, string> {
  const start = href.indexOf('?');
  return start === -1 ? {} : Object.fromEntries(new URLSearchParams(href.slice(start)));
}
