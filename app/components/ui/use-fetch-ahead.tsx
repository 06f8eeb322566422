import { PrefetchPageLinks, useHref } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { fetchPageCode } from './page-code';

/** A pointer that only passes over a link wants nothing. */
const hesitationMs = 100;

interface FetchAhead {
  /** For the link. */
  readonly handlers: {
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onTouchStart: () => void;
  };
  /** Beside the link. */
  readonly ahead: ReactNode;
}

/**
 * Fetches a page's code and data when somebody is about to follow a link to it, as the router's own `prefetch="intent"`
 * does, but the code first and by itself: without network the router would load the standing page anew, and lose it.
 */
export function useFetchAhead(to: string): FetchAhead {
  const href = useHref(to);
  const [isIntended, setIsIntended] = useState(false);
  const [isFetched, setIsFetched] = useState(false);
  useEffect(() => {
    if (!isIntended) return;
    let isStill = true;
    const timer = setTimeout(() => {
      void fetchPageCode(href.split(/[?#]/, 1)[0] ?? '').then((code) => {
        if (isStill && code === 'ready') setIsFetched(true);
      });
    }, hesitationMs);
    return () => {
      isStill = false;
      clearTimeout(timer);
      setIsFetched(false);
    };
  }, [isIntended, href]);
  const begin = () => {
    setIsIntended(true);
  };
  const end = () => {
    setIsIntended(false);
  };
  return {
    handlers: { onMouseEnter: begin, onMouseLeave: end, onFocus: begin, onBlur: end, onTouchStart: begin },
    ahead: isFetched && <PrefetchPageLinks page={href} />,
  };
}
