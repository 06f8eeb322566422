import { useEffect, useState, type ComponentType } from 'react';

interface FetchedComponent<Props> {
  /** `null` until loaded. */
  readonly component: ComponentType<Props> | null;
  readonly hasFailed: boolean;
}

/**
 * A component whose code is loaded on first use. Unlike React's `lazy`, a failure does not break the page: it works
 * without the component, and tries again when the network is back.
 * @param load imports the module; the same function at every rendering
 */
export function useFetchedComponent<Props>(
  isWanted: boolean,
  load: () => Promise<{ readonly default?: ComponentType<Props> }>,
): FetchedComponent<Props> {
  const [fetched, setFetched] = useState<FetchedComponent<Props>>({ component: null, hasFailed: false });
  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    const fetchIt = () => {
      load()
        .then(({ default: component }) => {
          if (component === undefined) throw new Error('The module came empty');
          if (isMounted) setFetched({ component, hasFailed: false });
        })
        .catch(() => {
          if (!isMounted) return;
          setFetched({ component: null, hasFailed: true });
          window.addEventListener('online', fetchIt, { once: true });
        });
    };
    fetchIt();
    return () => {
      isMounted = false;
      window.removeEventListener('online', fetchIt);
    };
  }, [isWanted, load]);
  return fetched;
}
