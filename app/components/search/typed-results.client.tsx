import { useEffect, useMemo, useState } from 'react';
import { buildHref, Route } from '~/href';
import {
  findEntries,
  formatFound,
  type KeyedIndex,
  buildKeyedEntries,
  buildKeyedIndex,
  type SearchEntry,
  type SearchIndex,
} from '~/models/search/find-entries';
import { FoundEntries } from './found-entries';

interface TypedResultsProps {
  /** Text in the field; blank before typing. */
  readonly text: string;
}

/** Number of results per kind that fit below the field. */
const mostPerKind = 5;

/** Search results below the field in the header while typing. The index is fetched at once. */
export default function TypedResults({ text }: TypedResultsProps) {
  const { index, hasFailed } = useSearchIndex();
  const groups = useMemo(() => (index === null ? [] : findEntries(index, text, () => mostPerKind)), [index, text]);
  if (text.trim() === '') return null;
  return (
    <div className="site-search-results">
      <p role="status" className="py-2 text-sm text-ink-2">
        {hasFailed && 'Not all results can be shown while you type. Press Enter to search.'}
        {index === null && !hasFailed && 'Loading…'}
        {index !== null && !hasFailed && formatFound(groups)}
      </p>
      {groups.map((group) => (
        <section key={group.kind} aria-label={group.title}>
          <p className="label pt-1 text-ink-2" aria-hidden="true">
            {group.title}
          </p>
          <FoundEntries group={group} />
        </section>
      ))}
    </div>
  );
}

function useSearchIndex() {
  const [index, setIndex] = useState<KeyedIndex | null>(null);
  const [news, setNews] = useState<KeyedIndex['news']>([]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const fail = () => {
      if (isMounted) setHasFailed(true);
    };
    fetchSearchIndex().then((fetched) => {
      if (isMounted) setIndex(fetched);
    }, fail);
    fetchNewsEntries().then((fetched) => {
      if (isMounted) setNews(fetched);
    }, fail);
    return () => {
      isMounted = false;
    };
  }, []);
  const whole = useMemo(() => index && { ...index, news }, [index, news]);
  return { index: whole, hasFailed };
}

const indexPath = buildHref(Route.searchIndex);
const newsPath = buildHref(Route.searchNews);

/** Everything that can be found except news, fetched once per document. */
const fetchSearchIndex = createFetchOnce(async () => buildKeyedIndex(await fetchJson<SearchIndex>(indexPath)));

/** Headlines are most of the index. */
const fetchNewsEntries = createFetchOnce(async (): Promise<KeyedIndex['news']> =>
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
