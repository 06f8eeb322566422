import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { readSearchText } from '~/models/text/search-text';

export interface TypedSearch {
  /** The text of the search field until the address has it; otherwise `null`. */
  readonly typedSearch: string | null;
  readonly typeText: (text: string) => void;
}

/** Search text that filters while a visitor types. A new address always wins, whether typing caused it or not. */
export function useTypedSearch(): TypedSearch {
  const { key } = useLocation();
  const [typed, setTyped] = useState<{ readonly text: string; readonly at: string } | null>(null);
  return {
    typedSearch: typed?.at === key ? readSearchText(typed.text) : null,
    typeText: (text) => {
      setTyped({ text, at: key });
    },
  };
}
