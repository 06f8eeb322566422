/**
 * An in-site address with its query: parameters without a value are left out, the others keep the order in which they are
 * given, so that one view has one address.
 */
export function hrefWith(path: string, parameters: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
