import { isMatchingEntityTag } from '~/cache/base/entity-tag';
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
  const condition = asked.get('if-none-match');
  if (status === 200 && etag !== null && condition !== null && isMatchingEntityTag(condition, etag)) {
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  const hasBody = method !== 'HEAD' && ![101, 204, 205, 304].includes(status);
  return new Response(hasBody ? body : null, { status, headers });
}

/** Content types of the site that the platform compresses. */
const COMPRESSED_TYPES: ReadonlySet<string> = new Set([
  'text/html',
  'text/plain',
  'text/css',
  'text/javascript',
  'text/xml',
  'text/calendar',
  'application/javascript',
  'application/json',
  'application/ld+json',
  'application/manifest+json',
  'application/xml',
  'application/rss+xml',
  'application/atom+xml',
  'image/svg+xml',
  'image/x-icon',
]);

/** Encodings known to the platform and workerd, in the platform's order of preference. */
const ENCODINGS = ['br', 'gzip'] as const;

/** Compresses if type and `Accept-Encoding` allow. workerd compresses a body with a named encoding; the strong entity tag becomes weak. */
export function withContentEncoding(acceptEncoding: string | null, headers: Headers): Headers {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!COMPRESSED_TYPES.has(type) || headers.has('content-encoding') || isTransformForbidden(headers)) return headers;
  const encoded = new Headers(headers);
  encoded.append('vary', 'accept-encoding');
  const encoding = ENCODINGS.find((name) => isAccepted(name, acceptEncoding));
  if (encoding === undefined) return encoded;
  encoded.set('content-encoding', encoding);
  encoded.delete('content-length');
  const etag = encoded.get('etag');
  if (etag?.startsWith('"') === true) encoded.set('etag', `W/${etag}`);
  return encoded;
}

function isTransformForbidden(headers: Headers): boolean {
  return /\bno-transform\b/.test(headers.get('cache-control') ?? '');
}

function isAccepted(encoding: string, acceptEncoding: string | null): boolean {
  return (acceptEncoding ?? '').split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';', 2).map((word) => word.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}

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
