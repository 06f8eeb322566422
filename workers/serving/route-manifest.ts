import { cdnCacheControl } from '~/cache/document-headers';
import type { RemixHandler } from './branch-handlers';
import { NO_STORE } from './caching-headers';
import { RENDER_ORIGIN } from './page-renderer';

const MANIFEST_PATH = '/__manifest';
const YEAR_SECONDS = 31_536_000;
const FOR_EVER = {
  'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'cdn-cache-control': cdnCacheControl({ fresh: YEAR_SECONDS, staleWhileRevalidate: 0, staleIfError: 0 }),
};

export function asksForManifest(url: URL): boolean {
  return url.pathname === MANIFEST_PATH;
}

/**
 * Answers the router's question which modules belong to the links it sees. It depends on the build and the paths asked
 * for alone, so that a good answer never changes; a question of another build is told to reload and kept nowhere.
 */
export async function answerManifest(url: URL, handle: RemixHandler): Promise<Response> {
  const asked = new URL(MANIFEST_PATH, RENDER_ORIGIN);
  asked.searchParams.set('version', url.searchParams.get('version') ?? '');
  for (const path of new Set(url.searchParams.getAll('p'))) asked.searchParams.append('p', path);
  const answer = await handle(new Request(asked));
  const response = new Response(answer.body, answer);
  const caching = answer.status === 200 ? FOR_EVER : NO_STORE;
  for (const [name, value] of Object.entries(caching)) response.headers.set(name, value);
  return response;
}
