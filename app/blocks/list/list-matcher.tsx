import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createTextMatcher } from '~/models/text/search-text';

const Matcher = createContext<((name: string) => boolean) | null>(null);

/** Tells the names inside what is searched for. */
export function ListMatcher({ search, children }: { readonly search: string; readonly children: ReactNode }) {
  const fits = useMemo(() => (search === '' ? null : createTextMatcher(search)), [search]);
  return <Matcher.Provider value={fits}>{children}</Matcher.Provider>;
}

/** A name in a list that is shown whole: marked when the search finds it. */
export function Found({ name }: { readonly name: string }) {
  const isFound = useContext(Matcher)?.(name) === true;
  return isFound ? <mark className="bg-alert-blue font-semibold text-ink">{name}</mark> : name;
}
