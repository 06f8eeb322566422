import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createContainsMatcher, createLooseMatcher } from '~/models/text/search-text';

const Matcher = createContext<((name: string) => boolean) | null>(null);

interface ListMatcherProps {
  readonly search: string;
  /** Nothing in the list contains the search text. */
  readonly isLoose: boolean;
  readonly children: ReactNode;
}

/** Tells `Found` elements inside it the search text. */
export function ListMatcher({ search, isLoose, children }: ListMatcherProps) {
  const fits = useMemo(() => {
    if (search === '') return null;
    return isLoose ? createLooseMatcher(search) : createContainsMatcher(search);
  }, [search, isLoose]);
  return <Matcher.Provider value={fits}>{children}</Matcher.Provider>;
}

/** A name in a fully shown list, highlighted when the search matches it. `children`: the name with its own markup. */
export function Found({ name, children = name }: { readonly name: string; readonly children?: ReactNode }) {
  const isFound = useContext(Matcher)?.(name) === true;
  return isFound ? <mark className="bg-alert-blue font-semibold text-ink">{children}</mark> : children;
}

/** Several names in one cell. */
export function FoundNames({ names }: { readonly names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Found name={name} />
        </li>
      ))}
    </ul>
  );
}
