import { useEffect, useMemo, useState } from 'react';
import { buildHref, Route } from '~/href';
import {
  findEntries,
  formatFound,
  buildKeyedEntries,
  buildKeyedIndex,
  type SearchEntry,
  type SearchFile,
  type SearchIndex,
} from '~/models/search/find-entries';
import { SECOND_MS } from '~/time-units';
import { FoundEntries } from './found-entries';

/** Number of results per kind that fit below the field. */
const mostPerKind = 5;

/** Search results for the text of the field in the header while typing. The index is fetched at once. */
export default function TypedResults({ text }: { readonly text: string }) {
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

/** How long to wait before a file that is missing, or that lacks a part, is fetched again while the field is in use. */
const RETRY_MS = 5 * SECOND_MS;

function useSearchIndex() {
  const index = useSearchFile(fetchSearchIndex);
  const news = useSearchFile(fetchNewsEntries);
  const whole = useMemo(() => index.found && { ...index.found, news: news.found ?? [] }, [index.found, news.found]);
  return { index: whole, hasFailed: index.hasFailed || news.hasFailed };
}

/** What a file holds, `null` until there is one, and whether it lacks something. */
function useSearchFile<Found>(fetchFile: () => Promise<SearchFile<Found>>) {
  const [found, setFound] = useState<Found | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const note = (isComplete: boolean) => {
      setHasFailed(!isComplete);
      if (!isComplete) retry = setTimeout(read, RETRY_MS);
    };
    const read = () => {
      fetchFile().then(
        (file) => {
          if (!isMounted) return;
          setFound(file.found);
          note(file.isComplete);
        },
        () => {
          if (isMounted) note(false);
        },
      );
    };
    read();
    return () => {
      isMounted = false;
      clearTimeout(retry);
    };
  }, [fetchFile]);
  return { found, hasFailed };
}

const indexPath = buildHref(Route.searchIndex);
const newsPath = buildHref(Route.searchNews);

/** Everything that can be found except news, which is most of the index. */
const fetchSearchIndex = createFetchOnce(async () => {
  const { found, isComplete } = await fetchFile<SearchIndex>(indexPath);
  return { found: buildKeyedIndex(found), isComplete };
});
const fetchNewsEntries = createFetchOnce(async () => {
  const { found, isComplete } = await fetchFile<readonly SearchEntry[]>(newsPath);
  return { found: buildKeyedEntries(found), isComplete };
});

/** Keeps a complete file for as long as the document stays; one that lacks something is loaded again. */
function createFetchOnce<Found>(load: () => Promise<SearchFile<Found>>): () => Promise<SearchFile<Found>> {
  let loading: Promise<SearchFile<Found>> | undefined;
  return async () => {
    const current = (loading ??= load());
    const file = await current.catch(() => null);
    if (file?.isComplete !== true && loading === current) loading = undefined;
    return current;
  };
}

async function fetchFile<Found>(path: string): Promise<SearchFile<Found>> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`);
  return response.json<SearchFile<Found>>();
}
