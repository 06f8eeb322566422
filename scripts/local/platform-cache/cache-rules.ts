import type { FreshnessLifetimes } from '~/cache/source/answer';
import { SECOND_MS } from '~/time-units';

/*
Documented rules of the platform's cache, without storage: what is stored, key, lifetimes and purges (RFC 9111, RFC 5861, and its
defaults).
 */

/** The parts of a request that the cache looks at. A `Request` has them. */
export interface CacheRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

export interface CacheResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Seconds for which a response without any caching header is fresh, by status. Other statuses are not stored. */
const DEFAULT_SECONDS: Readonly<Record<number, number>> = {
  200: 7200,
  203: 7200,
  204: 7200,
  300: 1200,
  301: 1200,
  404: 180,
  405: 60,
  410: 180,
  414: 60,
  501: 60,
};

/** Request headers that are part of the key, to prevent cache poisoning. */
const KEY_HEADERS = [
  'x-http-method-override',
  'x-http-method',
  'x-method-override',
  'x-forwarded-host',
  'x-host',
  'x-forwarded-scheme',
  'x-original-url',
  'x-rewrite-url',
  'forwarded',
];

/** Each of these forbids serving stale responses. */
const STRICT_DIRECTIVES = ['s-maxage', 'must-revalidate', 'proxy-revalidate'];

/** Most specific first; the first one present decides alone. */
const CONTROL_HEADERS = ['cloudflare-cdn-cache-control', 'cdn-cache-control', 'cache-control'];

const TAG = /^[\x21-\x7e]{1,1024}$/;
const MOST_TAGS = 1000;

export function isBypassed({ method, headers }: CacheRequest): boolean {
  const isCacheable = method === 'GET' || method === 'HEAD';
  return !isCacheable || headers.has('authorization') || headers.get('upgrade')?.toLowerCase() === 'websocket';
}

/** Worker version, path and query as sent, and a few headers, without host and method. */
export function buildCacheKey({ url, headers }: CacheRequest, version: string): string {
  const { pathname, search } = new URL(url);
  const overrides = KEY_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    const isOrdinary = value === null || (name === 'x-forwarded-scheme' && /^https?$/.test(value));
    return isOrdinary ? [] : [`${name}=${value}`];
  });
  return [version, pathname + search, ...overrides].join('\n');
}

/** The names in `Vary`, sorted; `null` for `*`, which no request matches. */
export function listVariedHeaders(headers: Headers): readonly string[] | null {
  const names = (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase());
  return names.includes('*') ? null : names.filter((name) => name !== '').sort();
}

/** Distinguishes the variants of a key by the values of the varied request headers. */
export function buildVariantKey(names: readonly string[], headers: Headers): string {
  return JSON.stringify(names.map((name) => headers.get(name)));
}

/** Until when a response may be served; `undefined` when it may not be stored. */
export function computeStoredLifetimes(
  { status, headers }: Pick<CacheResponse<unknown>, 'status' | 'headers'>,
  nowMs: number,
): FreshnessLifetimes | undefined {
  if (status === 206 || (status >= 520 && status <= 526)) return undefined;
  if (headers.has('set-cookie') || listVariedHeaders(headers) === null) return undefined;
  const directives = parseDirectives(headers);
  if (directives === undefined) return withoutControl(status, headers, nowMs);
  if (directives.has('no-store') || directives.has('private')) return undefined;
  const parseSeconds = (name: string) => readSeconds(directives, name);
  const maxAge = parseSeconds('s-maxage') ?? parseSeconds('max-age');
  if (maxAge === undefined && DEFAULT_SECONDS[status] === undefined) return undefined;
  const fresh = directives.has('no-cache') ? 0 : (maxAge ?? 0);
  const isStrict = STRICT_DIRECTIVES.some((name) => directives.has(name));
  const staleWhileRevalidate = isStrict ? 0 : (parseSeconds('stale-while-revalidate') ?? 0);
  const staleIfError = isStrict ? 0 : (parseSeconds('stale-if-error') ?? Infinity);
  const freshUntilMs = nowMs + (fresh - parseAge(headers)) * SECOND_MS;
  return {
    freshUntilMs,
    revalidateUntilMs: freshUntilMs + staleWhileRevalidate * SECOND_MS,
    usableUntilMs: freshUntilMs + staleIfError * SECOND_MS,
  };
}

/** `Age` of a response, in seconds. */
export function parseAge(headers: Headers): number {
  const age = Number(headers.get('age') ?? 0);
  return Number.isFinite(age) ? Math.max(0, age) : 0;
}

/** The tags of a response, in lower case, because purges ignore case. Invalid tags are dropped. */
export function readTags(headers: Headers): ReadonlySet<string> {
  const tags = (headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
  return new Set(
    tags
      .filter((tag) => TAG.test(tag))
      .slice(0, MOST_TAGS)
      .map((tag) => tag.toLowerCase()),
  );
}

/** Whether a purge reaches what is stored under a path with these tags. The fields of a purge are a union. */
export function isPurged(
  { path, tags }: { readonly path: string; readonly tags: ReadonlySet<string> },
  purge: CachePurgeOptions,
): boolean {
  if (purge.purgeEverything === true) return true;
  if (purge.tags?.some((tag) => tags.has(tag.toLowerCase())) === true) return true;
  return purge.pathPrefixes?.some((prefix) => path.startsWith(prefix)) === true;
}

function withoutControl(status: number, headers: Headers, nowMs: number): FreshnessLifetimes | undefined {
  const expiresMs = Date.parse(headers.get('expires') ?? '');
  const seconds = DEFAULT_SECONDS[status];
  if (Number.isNaN(expiresMs) && seconds === undefined) return undefined;
  const freshUntilMs = Number.isNaN(expiresMs) ? nowMs + ((seconds ?? 0) - parseAge(headers)) * SECOND_MS : expiresMs;
  return { freshUntilMs, revalidateUntilMs: freshUntilMs, usableUntilMs: Infinity };
}

function parseDirectives(headers: Headers): ReadonlyMap<string, string> | undefined {
  const control = CONTROL_HEADERS.map((name) => headers.get(name)).find((value) => value !== null);
  if (control === undefined) return undefined;
  return new Map(
    control.split(',').map((directive) => {
      const [name = '', value = ''] = directive.split('=', 2).map((part) => part.trim());
      return [name.toLowerCase(), value.replaceAll('"', '')] as const;
    }),
  );
}

function readSeconds(directives: ReadonlyMap<string, string>, name: string): number | undefined {
  const value = directives.get(name);
  return value === undefined || !/^\d+$/.test(value) ? undefined : Number(value);
}
