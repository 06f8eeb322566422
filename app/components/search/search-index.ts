import { buildHref, Route } from '~/href';
import { buildKeyedIndex, type KeyedIndex, type SearchIndex } from '~/models/search/find-entries';

const indexPath = buildHref(Route.searchIndex);

let fetching: Promise<KeyedIndex> | undefined;

/** What the site has to find: fetched once for this document, and once more after a failure. */
export function fetchSearchIndex(): Promise<KeyedIndex> {
  fetching ??= fetchIndex().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

async function fetchIndex(): Promise<KeyedIndex> {
  const response = await fetch(indexPath);
  if (!response.ok) throw new Error(`The search index was answered with status ${response.status}.`);
  return buildKeyedIndex(await response.json<SearchIndex>());
}
