/**
 * The id under which boys' and girls' variants of a sport are known together:
 * `boys-basketball` and `girls-basketball` are `basketball`; other ids stay as they are.
 */
export function getSharedSportId(sportId: string): string {
  return sportId.replace(/^(?:boys|girls)-/, '');
}

/** The sport whose pages a path belongs to, `/sports/{sportId}/...`, or `null`. */
function sportIdOfPath(pathname: string): string | null {
  return /^\/sports\/([^/]+)/.exec(pathname)?.[1] ?? null;
}

/**
 * Which shop entries a page shows: on a sport's pages those of the sport, elsewhere the first `limit`.
 * @param entries ids are sport ids, shared or not
 */
export function selectShopEntries<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  pathname: string,
  limit: number,
): readonly Entry[] {
  const sportId = sportIdOfPath(pathname);
  if (sportId === null) return entries.slice(0, limit);
  const sharedId = getSharedSportId(sportId);
  return entries.filter(({ id }) => getSharedSportId(id) === sharedId);
}
