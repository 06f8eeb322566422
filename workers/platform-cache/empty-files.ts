import type { CacheRequest, CacheResponse } from './cache-rules';

/**
 * A build file is never empty and is kept for a year. An empty one was lost or is being written, so the answer becomes
 * an error that nobody keeps.
 */
export function refuseEmptyFile(
  { method, url }: Pick<CacheRequest, 'method' | 'url'>,
  response: CacheResponse<ArrayBuffer | null>,
): CacheResponse<ArrayBuffer | null> {
  const isFile = method === 'GET' && response.status === 200 && new URL(url).pathname.startsWith('/build/');
  if (!isFile || (response.body?.byteLength ?? 0) > 0) return response;
  const headers = new Headers({ 'cache-control': 'no-store', 'retry-after': '1' });
  return { status: 503, headers, body: null };
}
