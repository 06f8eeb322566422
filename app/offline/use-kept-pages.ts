import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { keepPage } from './controlling-worker';
import { registerServiceWorker } from './register-service-worker';

/** How long a page stands before its document is fetched to be kept: one that is passed through is not. */
const settledAfterMs = 5000;

/** Tells the service worker which pages to keep: those loaded as data, and those refreshed by the time they are left. */
export function useKeptPages(isOn: boolean): void {
  const { pathname, search } = useLocation();
  const { state } = useRevalidator();
  const path = pathname + search;
  /** The page whose document the browser loaded. */
  const loadedPath = useRef(path);
  const isRefreshed = useRef(false);

  useEffect(() => {
    if (isOn && process.env.NODE_ENV === 'production') registerServiceWorker();
  }, [isOn]);

  useEffect(() => {
    if (state === 'loading') isRefreshed.current = true;
  }, [state]);

  useEffect(() => {
    isRefreshed.current = false;
    if (!isOn || path === loadedPath.current) return;
    loadedPath.current = '';
    const timer = setTimeout(keepPage, settledAfterMs, path);
    return () => {
      clearTimeout(timer);
    };
  }, [isOn, path]);

  useEffect(() => {
    if (!isOn) return;
    const keepRefreshed = () => {
      if (document.visibilityState !== 'hidden' || !isRefreshed.current) return;
      isRefreshed.current = false;
      keepPage(path);
    };
    document.addEventListener('visibilitychange', keepRefreshed);
    return () => {
      document.removeEventListener('visibilitychange', keepRefreshed);
    };
  }, [isOn, path]);
}
