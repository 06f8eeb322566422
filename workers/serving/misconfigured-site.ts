import type { CachedDocument } from '~/cache/cached-document';
import { realClock } from '~/cache/clock';
import { findKeptRealm, LastGoodPages } from '~/cache/last-good-pages';
import { writeToConsole, getErrorMessage } from '~/cache/log';
import { DEFAULT_TIME_ZONE } from '~/config/environment';
import { getCalendarDay, createContentClock } from '~/models/dates/content-clock';
import { readPageAddress, buildPagePath } from '~/page/page-address';
import type { Bindings } from '../bindings';
import { addAgeNotice } from './page-server';
import { respondMisconfigured } from './plain-answers';
import { NO_STORE } from './response-headers';

/** Answers without a valid environment: with the last good copies that any deployment stored, else with a plain page of status 500. */
export async function answerMisconfigured(request: Request, { CACHE }: Pick<Bindings, 'CACHE'>): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === '/healthz')
    return Response.json({ status: 'misconfigured' }, { status: 500, headers: NO_STORE });
  if (CACHE === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return respondMisconfigured();
  try {
    const realm = await findKeptRealm(CACHE);
    if (realm === null) return respondMisconfigured();
    const lastGood = new LastGoodPages({ kv: CACHE, clock: realClock, log: writeToConsole, realm });
    const clock = createContentClock({ timeZone: DEFAULT_TIME_ZONE });
    const address = readPageAddress(url, () => getCalendarDay(clock.nowMs(), clock.timeZone));
    const document = address.kind === 'document' ? await lastGood.find(buildPagePath(address)) : undefined;
    return document === undefined
      ? respondMisconfigured()
      : buildMisconfiguredAnswer(await addAgeNotice(document, clock), request);
  } catch (error) {
    writeToConsole({ event: 'last-good-read-failed', detail: getErrorMessage(error) });
    return respondMisconfigured();
  }
}

function buildMisconfiguredAnswer({ body, headers }: CachedDocument, { method }: Request): Response {
  const response = new Response(method === 'HEAD' ? null : new Uint8Array(body), {
    headers: headers.map(([name, value]) => [name, value]),
  });
  for (const [name, value] of Object.entries(NO_STORE)) response.headers.set(name, value);
  return response;
}
