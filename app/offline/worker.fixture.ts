import { runInNewContext } from 'node:vm';

/* A browser around the script of the service worker: its scope, its caches and the network, in memory. */

export const siteOrigin = 'https://site.example';

/** Answers of the network by path; a missing one, or all while `isDown`, fails as without a connection. */
interface FakeNetwork {
  isDown: boolean;
  readonly answers: Map<string, () => Response | Promise<Response>>;
  readonly asked: string[];
}

type Listener = (event: object) => void;

/** The Cache API, as far as the worker uses it. */
export class FakeCache {
  readonly entries = new Map<string, Response>();

  match(asked: string | Request): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(getUrl(asked))?.clone());
  }
  put(asked: string | Request, response: Response): Promise<void> {
    this.entries.delete(getUrl(asked));
    this.entries.set(getUrl(asked), response);
    return Promise.resolve();
  }
  delete(asked: string | Request): Promise<boolean> {
    return Promise.resolve(this.entries.delete(getUrl(asked)));
  }
  keys(): Promise<readonly Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
}

/** The Web Locks API with one lock. */
export function createLocks(): {
  readonly request: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
} {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, run) => {
      const result = last.then(run);
      last = result.catch(() => undefined);
      return result;
    },
  };
}

function getUrl(asked: string | Request): string {
  return new URL(typeof asked === 'string' ? asked : asked.url, siteOrigin).href;
}

/** A service worker that runs a script, and what a test does to it. */
export interface FakeWorker {
  readonly network: FakeNetwork;
  readonly caches: Map<string, FakeCache>;
  readonly isUnregistered: () => boolean;
  readonly start: () => Promise<void>;
  /** `null` when the worker leaves the request to the browser. */
  readonly request: (path: string, init?: Partial<Request>) => Promise<Response | null>;
  readonly sendMessage: (data: unknown) => Promise<void>;
}

interface FakeBrowser {
  /** Windows that are open when the worker starts. */
  readonly openPages?: readonly string[];
  /** Caches of an earlier worker. */
  readonly caches?: Map<string, FakeCache>;
  /** What a navigation preload does without an answer: rejects as in Chromium, or resolves as in Firefox. Without it there are no preloads. */
  readonly failedPreload?: 'rejects' | 'error-response';
}

export function createFakeWorker(
  script: string,
  { openPages = [], caches = new Map(), failedPreload }: FakeBrowser = {},
): FakeWorker {
  const network: FakeNetwork = { isDown: false, answers: new Map(), asked: [] };
  const listeners = new Map<string, Listener>();
  let isUnregistered = false;
  const unregister = () => {
    isUnregistered = true;
    return Promise.resolve(true);
  };
  runScript(script, {
    self: createScope({ listeners, openPages, unregister }),
    caches: createCacheStorage(caches),
    fetch: (asked: string | Request) => fetchFrom(network, asked),
  });
  return {
    network,
    caches,
    isUnregistered: () => isUnregistered,
    start: async () => {
      await dispatch(listeners, 'install', {});
      await dispatch(listeners, 'activate', {});
    },
    sendMessage: (data) => dispatch(listeners, 'message', { data }),
    request: async (path, init = {}) => {
      let answer: Promise<Response> | null = null;
      const request = { method: 'GET', url: getUrl(path), mode: 'navigate', destination: 'document', ...init };
      const isPreloaded = failedPreload !== undefined && request.mode === 'navigate';
      const work = notify(listeners, 'fetch', {
        request,
        preloadResponse: isPreloaded ? preload(network, path, failedPreload) : Promise.resolve(undefined),
        respondWith: (response: Promise<Response>) => (answer = response),
      });
      const response = await (answer as Promise<Response> | null);
      await Promise.all(work);
      return response;
    },
  };
}

function fetchFrom({ asked, answers, isDown }: FakeNetwork, request: string | Request): Promise<Response> {
  const { pathname, search } = new URL(getUrl(request));
  asked.push(pathname + search);
  const answer = isDown ? undefined : answers.get(pathname + search);
  return answer === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer());
}

async function preload(network: FakeNetwork, path: string, failed: FakeBrowser['failedPreload']): Promise<Response> {
  const response = fetchFrom(network, path);
  return failed === 'rejects' ? response : response.catch(() => Response.error());
}

/** Calls the script's listener, and waits for what it passes to `waitUntil`. */
async function dispatch(listeners: ReadonlyMap<string, Listener>, type: string, event: object): Promise<void> {
  await Promise.all(notify(listeners, type, event));
}

/** Calls the script's listener. What it passes to `waitUntil`, also later, is in the list. */
function notify(listeners: ReadonlyMap<string, Listener>, type: string, event: object): readonly Promise<unknown>[] {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  return work;
}

function createCacheStorage(caches: Map<string, FakeCache>) {
  return {
    open: (name: string) => {
      const cache = caches.get(name) ?? new FakeCache();
      caches.set(name, cache);
      return Promise.resolve(cache);
    },
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
  };
}

interface ScopeParts {
  readonly listeners: Map<string, Listener>;
  readonly openPages: readonly string[];
  readonly unregister: () => Promise<boolean>;
}

function createScope({ listeners, openPages, unregister }: ScopeParts) {
  return {
    location: { origin: siteOrigin },
    navigator: { onLine: false },
    registration: { unregister },
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(openPages.map((path) => ({ url: siteOrigin + path }))),
    },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
}

/** Runs the script with the given globals and those of every browser. */
function runScript(script: string, globals: object): void {
  const navigator = { locks: createLocks() };
  runInNewContext(script, { navigator, Response, Headers, URL, URLSearchParams, TextEncoder, ...globals });
}
