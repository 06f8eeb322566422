import { createRunningClock } from '~/models/dates/content-clock';
import { withAgeNotice } from './age-notice';
import { readClockSettings } from './kept-clock';
import { filesCacheName, chooseHandling, isKept, offlinePath, pagesCacheName } from './kept-pages';
import { deleteCaches, fetchFile, findKeptFile, findKeptPage, keepPage } from './page-store';

interface ExtendableEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The navigation that the browser has begun while the worker started; `undefined` where it does not do so. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageEvent;
}

/** The scope of a service worker, as far as it is used here; the types of the project are those of pages. */
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly onLine: boolean };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

declare const self: WorkerScope;

self.addEventListener('install', (event) => {
  // Nothing of an earlier worker is in the way: documents come from the network, and files have their content in their names.
  event.waitUntil(keepFromNetwork(offlinePath).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  const { data } = event;
  // From pages of the site: another origin has no access to its worker.
  if (typeof data === 'string' && isOfSite(data)) event.waitUntil(keepFromNetwork(data));
});

self.addEventListener('fetch', (event) => {
  const handling = chooseHandling(event.request, self.location.origin);
  if (handling === 'document') event.respondWith(answerDocument(event));
  else if (handling === 'file') event.respondWith(answerFile(event.request));
});

async function activate(): Promise<void> {
  await deleteCaches([pagesCacheName, filesCacheName]);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  // Not awaited: until the worker is active, the browser holds back the requests of all pages.
  void keepOpenPages();
}

/** Keeps the pages that were loaded before there was a worker. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    const path = getPath(url);
    if (isOfSite(path) && (await findKeptPage(path)) === null) await keepFromNetwork(path).catch(() => undefined);
  }
}

/** Any answer of the network is shown, because error pages explain themselves. A kept copy is shown without an answer. */
async function answerDocument(event: FetchEvent): Promise<Response> {
  const path = getPath(event.request.url);
  const response = await fetchDocument(event).catch(() => null);
  if (response === null) return (await findKeptResponse(path)) ?? toOfflinePage(path);
  if (isOfSite(path)) event.waitUntil(keepPage(path, response.clone(), Date.now()).catch(() => undefined));
  return response;
}

/** Rejects without an answer of the network. A failed preload rejects in Chromium, and resolves with an error response in Firefox. */
async function fetchDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const response = (await preloadResponse) ?? (await fetch(request));
  if (response.type === 'error') throw new TypeError(`${request.url} could not be fetched`);
  return response;
}

async function findKeptResponse(path: string): Promise<Response | null> {
  const kept = await findKeptPage(path);
  if (kept === null) return null;
  const { page, headers, html } = kept;
  if (path === offlinePath) return new Response(html, { headers });
  const reason = self.navigator.onLine ? 'unreachable' : 'offline';
  const clock = createRunningClock(readClockSettings((await findKeptPage(offlinePath))?.html ?? ''));
  return new Response(withAgeNotice(html, { madeAtMs: page.madeAtMs, reason }, clock), { headers });
}

/** The page that was asked for is named in the fragment, which stays on the device. */
function toOfflinePage(path: string): Response {
  if (path === offlinePath) return Response.error();
  return Response.redirect(`${self.location.origin}${offlinePath}#${path}`, 302);
}

/** A file of the build, or the kept one if the site no longer has it or is unreachable. */
async function answerFile(request: Request): Promise<Response> {
  try {
    const response = await fetchFile(request);
    return response.ok ? response : ((await findKeptFile(request)) ?? response);
  } catch (error) {
    const kept = await findKeptFile(request);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keepFromNetwork(path: string): Promise<void> {
  await keepPage(path, await fetch(path), Date.now());
}

function isOfSite(path: string): boolean {
  const url = new URL(path, self.location.origin);
  return url.origin === self.location.origin && isKept(url);
}

function getPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
