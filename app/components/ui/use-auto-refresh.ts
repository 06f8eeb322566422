import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Loads the page's data again every so often while the tab is visible, and once when it becomes visible after a longer
 * while. A hidden tab asks for nothing, and without the network the page stays as it is.
 * @param everySeconds `null` for a page that is not refreshed by itself
 * @returns a function that refreshes at once
 */
export function useAutoRefresh(everySeconds: number | null): () => void {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const lastRefreshMs = useRef(0);
  const refreshRef = useRef(revalidate);
  useEffect(() => {
    refreshRef.current = revalidate;
  });

  // A page that was just navigated to has just been loaded.
  useEffect(() => {
    lastRefreshMs.current = Date.now();
  }, [key]);

  useEffect(() => {
    if (everySeconds === null) return;
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

  return () => {
    lastRefreshMs.current = Date.now();
    revalidate();
  };
}
