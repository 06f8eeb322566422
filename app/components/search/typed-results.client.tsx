import { useEffect, useMemo, useState } from 'react';
import { findEntries, formatFound, type KeyedIndex } from '~/models/search/find-entries';
import { FoundEntries } from './found-entries';
import { fetchNewsEntries, fetchSearchIndex } from './search-index';

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
