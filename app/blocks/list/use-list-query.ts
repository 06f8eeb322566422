import { useLocation } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { readSearchText } from '~/models/text/search-text';
import { type ListQuery, readListQuery } from './list-query';

/**
 * What a list shows: the query of the address, or the text that is being typed until the address has it.
 * @returns the query, and what the search field calls with its text
 */
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
  // With another address, whether it followed the typing or not, the address counts.
  const isAhead = typed !== null && typed.at === key;
  return [isAhead ? { ...given, search: readSearchText(typed.text), page: 1 } : given, type];
}
