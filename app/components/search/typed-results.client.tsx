import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { buildHref, Route } from '~/href';
import { describeResults, findEntries, type SearchScope } from '~/models/search/find-entries';
import { IndexedPart } from '~/models/search/indexed-part';
import type { SearchFacts, SearchFile } from '~/models/search/search-entry';
import { SECOND_MS } from '~/time-units';
import { FoundEntries } from './found-entries';

/** Number of results per kind that fit below the field. */
const mostPerKind = 3;

/** Search results for the text of the field in the header while typing. Pages are loaded at once, everything else with the first letter. */
export default function TypedResults({ text }: { readonly text: string }) {
  const isSearch = text.trim() !== '';
  // A keystroke shows its letter before the results.
  const search = useDeferredValue(text.trim());
  const { scope, hasFailed, isLoading } = useSearchScope(isSearch);
  const results = useMemo(() => scope && search !== '' && findEntries(scope, search, { mostPerKind }), [scope, search]);
  if (!isSearch) return null;
  return (
    <div className="site-search-results">
      <p role="status" className="py-2 text-sm text-ink-2">
        {hasFailed && 'Not all results can be shown while you type. Press Enter to search.'}
        {isLoading && !hasFailed && 'Loading…'}
        {results && !isLoading && !hasFailed && describeResults({ ...results, search })}
      </p>
      {results &&
        results.groups.map((group) => (
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

function useSearchScope(isSearch: boolean) {
  const pages = useSearchFile(fetchPages, true);
  const directory = useSearchFile(fetchDirectory, isSearch);
  const news = useSearchFile(fetchNews, isSearch);
  const scope = useMemo((): SearchScope | null => {
    if (pages.found === null) return null;
    const parts = [pages.found.index, directory.found?.index, news.found?.index];
    return { ...pages.found.file, parts: parts.filter((part) => part !== undefined) };
  }, [pages.found, directory.found, news.found]);
  const files = [pages, directory, news];
  return {
    scope,
    hasFailed: files.some(({ hasFailed }) => hasFailed),
    isLoading: files.some(({ found, hasFailed }) => found === null && !hasFailed),
  };
}

interface IndexedFile<File> {
  readonly file: File;
  readonly index: IndexedPart;
}

/** What a file holds, `null` until there is one, and whether it lacks something. */
function useSearchFile<File extends SearchFile>(fetchFile: () => Promise<IndexedFile<File>>, isWanted: boolean) {
  const [found, setFound] = useState<IndexedFile<File> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const note = (isComplete: boolean) => {
      setHasFailed(!isComplete);
      if (!isComplete) retry = setTimeout(read, RETRY_MS);
    };
    const read = () => {
      fetchFile().then(
        (fetched) => {
          if (!isMounted) return;
          setFound(fetched);
          note(fetched.file.isComplete);
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
  }, [fetchFile, isWanted]);
  return { found, hasFailed };
}

const fetchPages = createFetchOnce<SearchFile & SearchFacts>(buildHref(Route.searchFile, { file: 'pages.json' }));
const fetchDirectory = createFetchOnce<SearchFile>(buildHref(Route.searchFile, { file: 'directory.json' }));
const fetchNews = createFetchOnce<SearchFile>(buildHref(Route.searchFile, { file: 'news.json' }));

/** Keeps a complete file for as long as the document stays; one that lacks something is loaded again. */
function createFetchOnce<File extends SearchFile>(path: string): () => Promise<IndexedFile<File>> {
  let loading: Promise<IndexedFile<File>> | undefined;
  return async () => {
    const current = (loading ??= fetchFile<File>(path));
    const fetched = await current.catch(() => null);
    if (fetched?.file.isComplete !== true && loading === current) loading = undefined;
    return current;
  };
}

async function fetchFile<File extends SearchFile>(path: string): Promise<IndexedFile<File>> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`);
  const file = await response.json<File>();
  return { file, index: new IndexedPart(file.part) };
}
