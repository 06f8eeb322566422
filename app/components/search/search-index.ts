import { buildHref, Route } from '~/href';
import {
  buildKeyedEntries,
  buildKeyedIndex,
  type KeyedIndex,
  type SearchEntry,
  type SearchIndex,
} from '~/models/search/find-entries';

const indexPath = buildHref(Route.searchIndex);
const newsPath = buildHref(Route.searchNews);

/** Everything that can be found except news, fetched once per document. */
export const fetchSearchIndex = createFetchOnce(async () => buildKeyedIndex(await fetchJson<SearchIndex>(indexPath)));

/** Headlines are most of the index. */
export const fetchNewsEntries = createFetchOnce(async (): Promise<KeyedIndex['news']> =>
  buildKeyedEntries(await fetchJson<readonly SearchEntry[]>(newsPath)),
);

function createFetchOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function fetchJson<Value>(path: string): Promise<Value> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`);
  return response.json<Value>();
}
