import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { readSearchText } from '~/models/text/search-text';
import { type ListQuery, readListQuery } from './list-query';

type QueryRules = Parameters<typeof readListQuery>[1];

/**
 * What a list shows: the query of the address, or the text that is being typed until the address has it.
 * @returns the query, and what the search field calls with its text
 */
export function useListQuery(rules: QueryRules): readonly [query: ListQuery, type: (text: string) => void] {
  const { search, key } = useLocation();
  const isHistoryMove = useNavigationType() === 'POP';
  const [typed, setTyped] = useState<string | null>(null);
  const given = readListQuery(new URLSearchParams(search), rules);
  useEffect(() => {
    setTyped((text) => (text === null || isHistoryMove || readSearchText(text) === given.search ? null : text));
  }, [key, isHistoryMove, given.search]);
  if (typed === null) return [given, setTyped];
  return [{ ...given, search: readSearchText(typed), page: 1 }, setTyped];
}
