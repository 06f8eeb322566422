import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Reloads the page's data at an interval while the tab is visible, and once when it becomes visible after a longer
 * time. A hidden tab requests nothing, and without a network the page stays as it is.
 * @param everySeconds `null` for a page that is not refreshed automatically
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

  // After a navigation the data is new.
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
