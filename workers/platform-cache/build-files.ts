import type { CacheRequest, CacheResponse } from './cache-rules';

/** Bytes of the build's files for browsers by path, as they were when the site started. */
export type BuildFileBytes = Readonly<Record<string, number>>;

/**
 * A file of the build is kept for a year, so browsers must not get one that is being written by another build: one of
 * another length becomes an error that nobody keeps, and one that the running build does not have is not found.
 */
export function refuseChangedFile(
  { method, url }: Pick<CacheRequest, 'method' | 'url'>,
  response: CacheResponse<ArrayBuffer | null>,
  fileBytes: BuildFileBytes,
): CacheResponse<ArrayBuffer | null> {
  const { pathname } = new URL(url);
  if (method !== 'GET' || response.status !== 200 || !pathname.startsWith('/build/')) return response;
  const bytes = fileBytes[decodeURIComponent(pathname)];
  const isWhole = bytes !== undefined && bytes > 0 && bytes === response.body?.byteLength;
  if (isWhole) return response;
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (bytes === undefined) return { status: 404, headers, body: null };
  headers.set('retry-after', '1');
  return { status: 503, headers, body: null };
}
