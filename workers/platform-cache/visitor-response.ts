import { isMatchingEntityTag } from '~/cache/cached-document';
import type { CacheRequest, CacheResponse } from './cache-rules';
import type { PlatformCacheAnswer } from './platform-cache';

/** Headers that the platform removes from responses to visitors. */
const STRIPPED = ['cache-tag', 'cloudflare-cdn-cache-control'];

/** An answer for the next tier, with its age. */
export function withAge<Body>({ response, ageSeconds }: PlatformCacheAnswer<Body>): CacheResponse<Body> {
  const headers = new Headers(response.headers);
  if (ageSeconds > 0 || headers.has('age')) headers.set('age', String(ageSeconds));
  return { ...response, headers };
}

/** An answer for a visitor: without tags, with `Age` and `Cf-Cache-Status`; conditions and HEAD are applied. */
export function buildVisitorResponse(
  { method, headers: asked }: Pick<CacheRequest, 'method' | 'headers'>,
  answer: PlatformCacheAnswer<BodyInit | null>,
): Response {
  const { status, headers, body } = withAge(answer);
  for (const name of STRIPPED) headers.delete(name);
  headers.set('cf-cache-status', answer.cacheStatus);
  const etag = headers.get('etag');
  if (status === 200 && etag !== null && isMatchingEntityTag(asked.get('if-none-match'), etag)) {
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  const hasBody = method !== 'HEAD' && ![101, 204, 205, 304].includes(status);
  return new Response(hasBody ? body : null, { status, headers });
}
