import {
  filesCacheName,
  listFilesIn,
  keptLimits,
  computeMadeAtMs,
  listObsoleteCaches,
  offlinePath,
  listPagesBeyondLimits,
  pagesCacheName,
  extractTitle,
  type KeptPage,
} from './kept-pages';

/* Kept pages in the Cache API, oldest first. Their title, time, size and files are in headers of our own. */

const titleHeader = 'x-kept-title';
const madeAtHeader = 'x-kept-made-at';
const bytesHeader = 'x-kept-bytes';
const filesHeader = 'x-kept-files';
const keptHeaders = [titleHeader, madeAtHeader, bytesHeader, filesHeader];
/** Headers that do not apply to a kept body. */
const transferHeaders = ['content-encoding', 'content-length', 'transfer-encoding'];

/** Whether an answer is a whole page of the site that may be kept. */
function isKeepable({ status, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  return status === 200 && !redirected && isPage && !(headers.get('cache-control') ?? '').includes('no-store');
}

/**
 * The service worker and pages alter what is kept one after another: otherwise the files of a page that is just being kept look
 * as if no page used them.
 */
function alterKept(alter: () => Promise<void>): Promise<void> {
  return navigator.locks.request('kept-pages', alter);
}

/** Keeps a document with its files, and drops pages beyond the limits. An answer that the page is gone removes its copy. */
export function keepPage(path: string, response: Response, nowMs: number): Promise<void> {
  return alterKept(() => keepInTurn(path, response, nowMs));
}

async function keepInTurn(path: string, response: Response, nowMs: number): Promise<void> {
  if (response.status === 404 || response.status === 410) return forgetPage(path);
  if (!isKeepable(response)) return;
  const html = await response.text();
  const files = listFilesIn(html);
  const headers = new Headers(response.headers);
  for (const name of transferHeaders) headers.delete(name);
  headers.set(titleHeader, encodeURIComponent(extractTitle(html)));
  headers.set(madeAtHeader, String(computeMadeAtMs(response.headers.get('age'), nowMs)));
  headers.set(bytesHeader, String(new TextEncoder().encode(html).length));
  headers.set(filesHeader, files.join(' '));
  // Files are stored first, so that a kept page is never without them.
  await keepFiles(files);
  await (await caches.open(pagesCacheName)).put(path, new Response(html, { headers }));
  await dropPagesBeyondLimits();
}

async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCacheName);
  await Promise.all(
    files.map(async (file) => {
      if ((await cache.match(file)) !== undefined) return;
      const response = await fetchFile(file);
      // The page is not kept without one of its files.
      if (!response.ok) throw new TypeError(`${file} was answered with ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

/** Fetches a file of the build. Retries an empty answer without the browser's cache; returns 503 if it is still empty. */
export async function fetchFile(file: string | Request): Promise<Response> {
  const response = await fetch(file);
  if (!response.ok || !(await isEmpty(response))) return response;
  const again = await fetch(file, { cache: 'reload' });
  return again.ok && (await isEmpty(again)) ? new Response(null, { status: 503 }) : again;
}

async function isEmpty(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader();
  const isAtEnd = (await reader?.read())?.done ?? true;
  void reader?.cancel();
  return isAtEnd;
}

/** Drops pages beyond the limits, and files that no kept page uses. */
async function dropPagesBeyondLimits(): Promise<void> {
  const kept = await listKeptPages();
  const surplus = listPagesBeyondLimits(kept, keptLimits);
  for (const { path } of surplus) await forgetPage(path);
  const wanted = new Set(kept.filter((page) => !surplus.includes(page)).flatMap(({ files }) => files));
  const cache = await caches.open(filesCacheName);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** A kept page with its HTML and its original headers. */
export interface KeptDocument {
  readonly page: KeptPage;
  readonly html: string;
  readonly headers: Headers;
}

/** Returns `null` if there is no copy. */
export async function findKeptPage(path: string): Promise<KeptDocument | null> {
  const response = await (await caches.open(pagesCacheName)).match(path);
  if (response === undefined) return null;
  const page = readKeptPage(path, response);
  const headers = new Headers(response.headers);
  for (const name of keptHeaders) headers.delete(name);
  return { page, headers, html: await response.text() };
}

export async function findKeptFile(request: Request): Promise<Response | undefined> {
  return (await caches.open(filesCacheName)).match(request, { ignoreVary: true });
}

/** Lists all kept pages, newest first. */
export async function listKeptPages(): Promise<readonly KeptPage[]> {
  const cache = await caches.open(pagesCacheName);
  const pages: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const response = await cache.match(request);
    if (response !== undefined) pages.push(readKeptPage(pathname + search, response));
  }
  return pages.reverse();
}

function readKeptPage(path: string, { headers }: Response): KeptPage {
  return {
    path,
    title: decodeURIComponent(headers.get(titleHeader) ?? ''),
    madeAtMs: Number(headers.get(madeAtHeader)),
    bytes: Number(headers.get(bytesHeader)),
    files: (headers.get(filesHeader) ?? '').split(' ').filter((file) => file !== ''),
  };
}

async function forgetPage(path: string): Promise<void> {
  await (await caches.open(pagesCacheName)).delete(path);
}

/** Removes all kept pages except the offline page. */
export function forgetAllPages(): Promise<void> {
  return alterKept(async () => {
    for (const { path } of await listKeptPages()) if (path !== offlinePath) await forgetPage(path);
    await dropPagesBeyondLimits();
  });
}

/** Deletes the worker's caches except `used`. */
export async function deleteCaches(used: readonly string[]): Promise<void> {
  for (const name of listObsoleteCaches(await caches.keys(), used)) await caches.delete(name);
}
