import { PrefetchPageLinks } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { fetchPageCode } from '../ui/page-code';

/** A pointer that only passes over a link wants nothing. */
const hesitationMs = 100;

/**
 * Fetches a page's code and data when somebody is about to follow a link to it, as the router's own `prefetch="intent"`
 * does, but the code first and by itself: without network the router would load the standing page anew, and lose it.
 * @param props.path path and query of the page; another one takes another instance (`key`)
 */
export function PageAhead({ path }: { readonly path: string }) {
  const [hasCode, setHasCode] = useState(false);
  useEffect(() => {
    let isIntended = true;
    const timer = setTimeout(() => {
      void fetchPageCode(path.split('?', 1)[0] ?? '').then((code) => {
        if (isIntended && code === 'ready') setHasCode(true);
      });
    }, hesitationMs);
    return () => {
      isIntended = false;
      clearTimeout(timer);
    };
  }, [path]);
  return hasCode ? <PrefetchPageLinks page={path} /> : null;
}
