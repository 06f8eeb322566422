/**
 * The path, query and fragment of an address of this site, as a link names it. Leading slashes are merged: a URL parser makes
 * `//host` of the path `/.//host`, and a link to `//host` leaves the site.
 */
export function formatSitePath({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  return pathname.replace(/^\/{2,}/, '/') + search + hash;
}
