import { findKeptPage } from './page-store';

/** The service worker of this page; `null` for a page that was loaded without one. */
function controllingWorker(): ServiceWorker | null {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  return serviceWorker?.controller ?? null;
}

/** Asks the service worker to keep a page. It knows which pages it keeps. */
export function keepPage(path: string): void {
  controllingWorker()?.postMessage(path);
}

/** Whether the page can be shown offline: there is a copy, and a worker. */
export async function hasKeptPage(path: string): Promise<boolean> {
  if (controllingWorker() === null) return false;
  try {
    return (await findKeptPage(path)) !== null;
  } catch {
    return false;
  }
}
