import { useLocation } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { readSearchText } from '~/models/text/search-text';
import { type ListQuery, readListQuery } from './list-query';

/** The query of the address, or the typed text until the address has it, with the callback of the search field. */
export function useListQuery(
  rules: Parameters<typeof readListQuery>[1],
): readonly [query: ListQuery, type: (text: string) => void] {
  const { search, key } = useLocation();
  const [typed, setTyped] = useState<{ readonly text: string; readonly at: string } | null>(null);
  const type = useCallback(
    (text: string) => {
      setTyped({ text, at: key });
    },
    [key],
  );
  const given = readListQuery(new URLSearchParams(search), rules);
  // A new address always wins, whether typing caused it or not.
  const isAhead = typed !== null && typed.at === key;
  return [isAhead ? { ...given, search: readSearchText(typed.text), page: 1 } : given, type];
}
