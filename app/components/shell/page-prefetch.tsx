import { PrefetchPageLinks } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { fetchPageCode } from '../ui/page-code';

/** Delay before a prefetch, so that a pointer that merely crosses a link fetches nothing. */
const PREFETCH_DELAY_MS = 100;

/** Prefetches code before data: without a network the router would reload the page and lose it. Give each path its own `key`. */
export function PagePrefetch({ path }: { readonly path: string }) {
  const [hasCode, setHasCode] = useState(false);
  useEffect(() => {
    let isIntended = true;
    const timer = setTimeout(() => {
      void fetchPageCode(path.split('?', 1)[0] ?? '').then((code) => {
        if (isIntended && code === 'ready') setHasCode(true);
      });
    }, PREFETCH_DELAY_MS);
    return () => {
      isIntended = false;
      clearTimeout(timer);
    };
  }, [path]);
  return hasCode ? <PrefetchPageLinks page={path} /> : null;
}
