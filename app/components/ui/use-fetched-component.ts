import { useEffect, useState, type ComponentType } from 'react';

interface FetchedComponent<Props> {
  readonly component: ComponentType<Props> | null;
  readonly hasFailed: boolean;
}

/** Loads a component on first use. Unlike with `lazy`, the page works without it after a failure. `load` must be constant. */
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
