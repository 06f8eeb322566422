/** For what nobody may keep: neither browsers nor the platform's cache. */
export const NO_STORE = { 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' } as const;

/**
 * Makes sure that an answer says how long it may be kept. The platform's cache keeps a 200 without such a header for two
 * hours, so what says nothing is kept nowhere.
 */
export function withCachingHeaders(response: Response): Response {
  if (response.headers.has('cdn-cache-control')) return response;
  for (const [name, value] of Object.entries(NO_STORE)) response.headers.set(name, value);
  return response;
}
