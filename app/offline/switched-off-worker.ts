import { deleteCaches } from './page-store';

/* Replaces the service worker where it is switched off: deletes its caches and itself. */

interface WorkerScope {
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}

declare const self: WorkerScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches([]).then(() => self.registration.unregister()));
});
