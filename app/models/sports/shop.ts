/** Id shared by the boys' and girls' variants of a sport: `basketball` for `boys-basketball`. */
export function getSharedSportId(sportId: string): string {
  return sportId.replace(/^(?:boys|girls)-/, '');
}

/** Shop entries of a page: those of the sport (by its id, shared or not), or the first `limit` on other pages. */
export function selectShopEntries<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  pathname: string,
  limit: number,
): readonly Entry[] {
  const sportId = /^\/sports\/([^/]+)/.exec(pathname)?.[1];
  if (sportId === undefined) return entries.slice(0, limit);
  const sharedId = getSharedSportId(sportId);
  return entries.filter(({ id }) => getSharedSportId(id) === sharedId);
}
