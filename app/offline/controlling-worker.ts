import { findKeptPage } from './page-store';

/** The service worker in charge of this page. A page that was loaded without one, or on an insecure address, has none. */
function controllingWorker(): ServiceWorker | null {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  return serviceWorker?.controller ?? null;
}

/** Has the service worker fetch a page's document and keep it. The worker knows which pages are kept, so that pages need not. */
export function keepPage(path: string): void {
  controllingWorker()?.postMessage(path);
}

/** Whether the browser can load a page without the network: there is a copy, and a worker that answers with it. */
export async function hasKeptPage(path: string): Promise<boolean> {
  if (controllingWorker() === null) return false;
  try {
    return (await findKeptPage(path)) !== null;
  } catch {
    return false;
  }
}
