import { PrefetchPageLinks } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { fetchPageCode } from '../ui/page-code';

/** Delay before a prefetch, so that a pointer that only passes over a link fetches nothing. */
const PREFETCH_DELAY_MS = 100;

/**
 * Fetches a page's code and data when somebody is about to follow a link to it, as the router's own `prefetch="intent"`
 * does, but the code first and by itself: without network the router would load the standing page anew, and lose it.
 * @param props.path path and query of the page; another one takes another instance (`key`)
 */
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
