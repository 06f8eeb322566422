/** Path, query and fragment of an address of this site. Merges leading slashes, because a link to `//host` leaves the site. */
export function formatSitePath({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  return pathname.replace(/^\/{2,}/, '/') + search + hash;
}
