import { useEffect, useMemo, useState } from 'react';
import { findEntries, formatFound, type KeyedIndex } from '~/models/search/find-entries';
import { FoundEntries } from './found-entries';
import { fetchSearchIndex } from './search-index';

interface TypedResultsProps {
  /** What is in the field; blank before somebody types. */
  readonly text: string;
}

/** So many of each kind fit below the field. */
const mostPerKind = 5;

/** What the site has, below the search field in the header, while somebody types. The index is fetched at once. */
export default function TypedResults({ text }: TypedResultsProps) {
  const { index, hasFailed } = useSearchIndex();
  const groups = useMemo(() => (index === null ? [] : findEntries(index, text, () => mostPerKind)), [index, text]);
  if (text.trim() === '') return null;
  return (
    <div className="site-search-results">
      <p role="status" className="py-2 text-sm text-ink-2">
        {hasFailed && 'Results cannot be shown while you type. Press Enter to search.'}
        {index === null && !hasFailed && 'Loading…'}
        {index !== null && formatFound(groups)}
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
  const [state, setState] = useState<{ index: KeyedIndex | null; hasFailed: boolean }>({
    index: null,
    hasFailed: false,
  });
  useEffect(() => {
    let isMounted = true;
    fetchSearchIndex().then(
      (index) => {
        if (isMounted) setState({ index, hasFailed: false });
      },
      () => {
        if (isMounted) setState({ index: null, hasFailed: true });
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return state;
}
