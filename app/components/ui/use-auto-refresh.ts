import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useRequestWaiting } from './use-page-loading';

/**
 * Loads the page's data again every so often while the tab is visible, and once when it becomes visible after a longer
 * while. A hidden tab asks for nothing, and without the network the page stays as it is.
 * @returns a function that refreshes at once, and whether a refresh is under way
 */
export function useAutoRefresh(everySeconds: number): { readonly refresh: () => void; readonly isRefreshing: boolean } {
  const { revalidate, state } = useRevalidator();
  const isWaiting = useRequestWaiting();
  const lastRefreshMs = useRef(0);
  const refreshRef = useRef(revalidate);
  useEffect(() => {
    refreshRef.current = revalidate;
  });

  useEffect(() => {
    lastRefreshMs.current = Date.now();
    const refreshWhenDue = () => {
      const isDue = Date.now() - lastRefreshMs.current >= everySeconds * 1000;
      if (document.visibilityState !== 'visible' || !isDue) return;
      lastRefreshMs.current = Date.now();
      refreshRef.current();
    };
    const timer = setInterval(refreshWhenDue, Math.min(everySeconds, 15) * 1000);
    document.addEventListener('visibilitychange', refreshWhenDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshWhenDue);
    };
  }, [everySeconds]);

  const refresh = () => {
    lastRefreshMs.current = Date.now();
    revalidate();
  };
  return { refresh, isRefreshing: state === 'loading' && !isWaiting };
}
