import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { serviceWorkerPath } from './kept-pages';
import { findKeptPage } from './page-store';

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
    return () => clearTimeout(timer);
  }, [isOn, path]);

  useEffect(() => {
    if (!isOn) return;
    const keepRefreshed = () => {
      if (document.visibilityState !== 'hidden' || !isRefreshed.current) return;
      isRefreshed.current = false;
      keepPage(path);
    };
    document.addEventListener('visibilitychange', keepRefreshed);
    return () => document.removeEventListener('visibilitychange', keepRefreshed);
  }, [isOn, path]);
}

/** Name of the Trusted Types policy by which the worker's address becomes one of a script; the security policy has it too. */
const policyName = 'service-worker';

interface TrustedTypesScope {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ) => { readonly createScriptURL: (url: string) => string };
  };
}

/** The policy passes one address, so it takes no argument. */
function getWorkerAddress(): string {
  const policy = (window as TrustedTypesScope).trustedTypes?.createPolicy(policyName, {
    createScriptURL: () => serviceWorkerPath,
  });
  return policy?.createScriptURL('') ?? serviceWorkerPath;
}

/** A policy can be made once in a document. */
let isRegistered = false;

/** Registers the service worker once the page is loaded and the browser is idle. */
function registerServiceWorker(): void {
  if (isRegistered || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
}

const longestWaitMs = 10_000;

function registerWhenIdle(): void {
  const register = () => {
    navigator.serviceWorker.register(getWorkerAddress(), { updateViaCache: 'none' }).catch(() => {
      // Storage is refused, or the network is away: the next page tries again.
    });
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(register, { timeout: longestWaitMs });
  else setTimeout(register, 1000);
}

/** The service worker of this page; `null` for a page that was loaded without one. */
function getControllingWorker(): ServiceWorker | null {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  return serviceWorker?.controller ?? null;
}

/** Asks the service worker to keep a page. It knows which pages it keeps. */
function keepPage(path: string): void {
  getControllingWorker()?.postMessage(path);
}

/** Whether the page can be shown offline: there is a copy, and a worker. */
export async function hasKeptPage(path: string): Promise<boolean> {
  if (getControllingWorker() === null) return false;
  try {
    return (await findKeptPage(path)) !== null;
  } catch {
    return false;
  }
}
