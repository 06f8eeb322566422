import { decodeXML } from 'entities';
/* What the service worker keeps on a visitor's device. Pure: the worker and the pages both go by it. */
import { keptPaths, Route } from '~/route-patterns.generated';

export const serviceWorkerPath = '/service-worker.js';
/** The page that lists what is kept. It is kept itself, from the moment the worker is installed. */
export const offlinePath: string = Route.offline;

/** Every cache of the worker begins so. */
const cachePrefix = 'offline-';
/** Ends with the number of the format: a worker deletes the caches of other formats. */
export const pagesCacheName = `${cachePrefix}pages-1`;
/** Scripts, styles and fonts of the kept pages. */
export const filesCacheName = `${cachePrefix}files-1`;

/** Whether the last document of an address is kept; searches are not. */
export function isKept({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return !searchParams.has('q') && keptPaths.test(pathname);
}

/** Who answers a request: the worker (as a document or a build file), or the browser. */
export type Handling = 'document' | 'file' | 'browser';

/** Addresses of feeds, sitemaps, downloads and other files, which are shown by no page. */
const noDocument = /^\/(?:sitemaps|feeds)\/|\.[a-z0-9]+$/i;

/** @param origin of the site */
export function chooseHandling(
  { method, url, mode, destination }: Pick<Request, 'method' | 'url' | 'mode' | 'destination'>,
  origin: string,
): Handling {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return 'browser';
  if (asked.pathname.startsWith('/build/')) return 'file';
  const isDocument = mode === 'navigate' && destination === 'document' && !noDocument.test(asked.pathname);
  return isDocument ? 'document' : 'browser';
}

/** A kept document, without its text. */
export interface KeptPage {
  /** Path and query. */
  readonly path: string;
  readonly title: string;
  /** When the site made the page: real clock, milliseconds. */
  readonly madeAtMs: number;
  readonly bytes: number;
  readonly files: readonly string[];
}

/** A page is some 200 KB before compression, and the files of a build are some 2 MB. */
export const keptLimits = { pages: 30, bytes: 8_000_000, files: 300 };

/** The oldest pages beyond the limits. The offline page stays. */
export function listPagesBeyondLimits(
  newestFirst: readonly KeptPage[],
  limits: typeof keptLimits,
): readonly KeptPage[] {
  const droppable = newestFirst.filter(({ path }) => path !== offlinePath);
  let bytes = 0;
  const files = new Set<string>();
  const firstBeyond = droppable.findIndex((page, index) => {
    bytes += page.bytes;
    for (const file of page.files) files.add(file);
    return index >= limits.pages || bytes > limits.bytes || files.size > limits.files;
  });
  return firstBeyond < 0 ? [] : droppable.slice(firstBeyond);
}

/** Caches of other formats, or all of them once the worker is switched off. */
export function listObsoleteCaches(names: readonly string[], used: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(cachePrefix) && !used.includes(name));
}

/** Paths of the files of the build that a document names. */
export function listFilesIn(html: string): readonly string[] {
  return [...new Set(html.match(/\/build\/[\w./-]+\.(?:js|css|woff2)/g) ?? [])];
}

/** The title of a document without the name of the association at its end. */
export function extractTitle(html: string): string {
  const text = decodeXML(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  return text.split(' | ').slice(0, -1).join(' | ') || text;
}

/** When the site made an answer. `Age` says how long a cache has kept it (RFC 9111, section 5.1). */
export function computeMadeAtMs(age: string | null, nowMs: number): number {
  const seconds = Number(age ?? 0);
  return nowMs - (Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0);
}
