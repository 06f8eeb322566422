import type { CachedDocument } from '~/cache/cached-document';
import { realClock } from '~/cache/clock';
import { findKeptRealm, LastGoodPages } from '~/cache/last-good-pages';
import { consoleLog, getErrorMessage } from '~/cache/log';
import { DEFAULT_TIME_ZONE } from '~/config/environment';
import { calendarDay, createContentClock } from '~/models/dates/content-clock';
import { readPageAddress } from '~/page/page-address';
import type { Bindings } from '../bindings';
import { NO_STORE } from './caching-headers';
import { storedAddress } from './page-server';
import { misconfigured } from './plain-answers';
import { withAgeNotice } from './with-age-notice';

/**
 * Answers the requests of a worker whose environment is missing something or malformed: with the last good copies of pages, as far as
 * the deployment before it left some, else with a plain page of status 500. The environment decides where copies are kept, so this finds
 * those of the deployment that kept some last.
 */
export async function answerMisconfigured(request: Request, { CACHE }: Pick<Bindings, 'CACHE'>): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === '/healthz')
    return Response.json({ status: 'misconfigured' }, { status: 500, headers: NO_STORE });
  if (CACHE === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return misconfigured();
  try {
    const realm = await findKeptRealm(CACHE);
    if (realm === null) return misconfigured();
    const lastGood = new LastGoodPages({ kv: CACHE, clock: realClock, log: consoleLog, realm });
    const clock = createContentClock({ timeZone: DEFAULT_TIME_ZONE });
    const address = readPageAddress(url, () => calendarDay(clock.nowMs(), clock.timeZone));
    const document = address.kind === 'document' ? await lastGood.find(storedAddress(address)) : undefined;
    return document === undefined
      ? misconfigured()
      : buildMisconfiguredAnswer(await withAgeNotice(document, clock), request);
  } catch (error) {
    consoleLog({ event: 'last-good-read-failed', detail: getErrorMessage(error) });
    return misconfigured();
  }
}

function buildMisconfiguredAnswer({ body, headers }: CachedDocument, { method }: Request): Response {
  const response = new Response(method === 'HEAD' ? null : new Uint8Array(body), {
    headers: headers.map(([name, value]) => [name, value]),
  });
  for (const [name, value] of Object.entries(NO_STORE)) response.headers.set(name, value);
  return response;
}
