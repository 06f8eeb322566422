import { entityTag, matchesEntityTag } from '~/cache/cached-document';
import { cdnCacheControl } from '~/cache/document-headers';
import type { Environment } from '~/config/environment';
import type { ContentClockSettings } from '~/models/dates/content-clock';
import type { WorkerSettings } from '~/offline/service-worker';
import { serviceWorker, switchedOffWorker } from '~/offline/service-worker.generated';

/**
 * A worker goes by the security policy of its own script, not by that of pages: it may talk to the site only.
 */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Browsers ask with every page that they load whether there is a newer script. The cache in front answers that; it starts empty
 * with each deployment, and with it a change of the settings.
 */
const shared = { fresh: 300, staleWhileRevalidate: 60, staleIfError: 86_400 };

/** Text of `/service-worker.js` in this deployment. */
export function serviceWorkerText(
  { BUILD_ID: buildId, OFFLINE_PAGES }: Pick<Environment, 'BUILD_ID' | 'OFFLINE_PAGES'>,
  { timeZone, offsetMs, rate }: ContentClockSettings,
): string {
  if (OFFLINE_PAGES === '0') return switchedOffWorker;
  const settings: WorkerSettings = { buildId, clock: { timeZone, offsetMs, rate } };
  return `self.siteSettings=${JSON.stringify(settings)};${serviceWorker}`;
}

export async function serviceWorkerAnswer(request: Request, text: string): Promise<Response> {
  const body = new TextEncoder().encode(text);
  const etag = await entityTag(body);
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'cdn-cache-control': cdnCacheControl(shared),
    'content-security-policy': workerPolicy,
    etag,
  };
  if (matchesEntityTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}
