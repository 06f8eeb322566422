import type { CacheRequest, CacheResponse } from './cache-rules';

export type BuildFileBytes = Readonly<Record<string, number>>;

/**
 * Refuses build files that another build is overwriting: with another length an error, unknown ones not found, because browsers keep them
 * for a year.
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
