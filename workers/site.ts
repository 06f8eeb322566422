import { createRequestHandler } from '@remix-run/cloudflare';
import * as build from '@remix-run/dev/server-build';
import { documentHit, documentMiss } from '../app/cache/cache-status';
import { documentPhase, type StoredDocument } from '../app/cache/document-cache';
import { logToConsole } from '../app/cache/log';
import type { Patience } from '../app/cache/read-sources';
import { calendarDay } from '../app/models/content-clock';
import { canonicalAddress, type CanonicalAddress } from '../app/routes/canonical-address';
import type { Bindings } from './bindings';
import { createIsolate, type Isolate } from './isolate';
import { makeDocument, type Render } from './make-document';
import { withSecurityHeaders } from './security-headers';
import { sendDocument } from './send-document';

export { Refresher } from './refresher';

const handle = createRequestHandler(build, 'production');
const render: Render = (request, site) => handle(request, { site });

let isolate: Isolate | null = null;

export default {
  async fetch(request, bindings, context) {
    try {
      isolate ??= createIsolate(bindings);
      return withSecurityHeaders(await answer(request, isolate, context));
    } catch (error) {
      logToConsole({ event: 'page-failed', path: new URL(request.url).pathname, detail: String(error) });
      return withSecurityHeaders(sorry());
    }
  },
} satisfies ExportedHandler<Bindings>;

async function answer(request: Request, isolate: Isolate, context: ExecutionContext): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Only GET and HEAD are answered here.\n', { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const url = new URL(request.url);
  if (url.pathname === '/healthz') return json({ status: 'ok', buildId: isolate.environment.BUILD_ID });
  if (url.pathname === '/version.json') return json({ buildId: isolate.environment.BUILD_ID });
  if (url.pathname.startsWith('/build/')) return new Response('Not found\n', { status: 404 });
  if (url.pathname === '/__manifest') return render(request, noContext(isolate));
  const { clock } = isolate;
  const address = canonicalAddress(url, calendarDay(clock.nowMs(), clock.timeZone));
  if ('redirectTo' in address) return Response.redirect(new URL(address.redirectTo, url.origin).href, 301);
  return answerPage(request, address, isolate, context);
}

async function answerPage(
  request: Request,
  address: CanonicalAddress,
  isolate: Isolate,
  context: ExecutionContext,
): Promise<Response> {
  const { documents } = isolate;
  const { key } = address;
  const nowMs = Date.now();
  const kept = key === null ? null : documents.get(key);
  const phase = kept === null ? 'gone' : documentPhase(kept, nowMs);
  if (key !== null && kept !== null && phase !== 'gone') {
    if (phase === 'revalidate' && documents.mayRemake(key, nowMs)) {
      context.waitUntil(
        make(address, 'waits-for-fresh', isolate, context).finally(() => {
          documents.remade(key);
        }),
      );
    }
    return sendDocument(request, kept, documentHit(Math.floor((kept.freshUntilMs - nowMs) / 1000)), nowMs);
  }
  const made = await make(address, 'takes-stale', isolate, context);
  const ttlSeconds = Math.floor((made.freshUntilMs - made.madeAtMs) / 1000);
  return sendDocument(request, made, documentMiss(ttlSeconds, isKept(address, made)), made.madeAtMs);
}

async function make(
  address: CanonicalAddress,
  patience: Patience,
  isolate: Isolate,
  context: ExecutionContext,
): Promise<StoredDocument> {
  const reader = isolate.reader((work) => {
    context.waitUntil(work);
  });
  const document = await makeDocument(address, patience, isolate, reader, render);
  if (address.key !== null && isKept(address, document)) isolate.documents.put(address.key, document);
  return document;
}

function isKept(address: CanonicalAddress, document: StoredDocument): boolean {
  return address.key !== null && document.status < 500 && document.freshUntilMs > document.madeAtMs;
}

/** Remix's route manifest reads no data; it is the same for everybody. */
function noContext({ environment, clock }: Isolate) {
  return { environment, clock, query: {}, scriptNonce: '', readSources: () => Promise.resolve([]) };
}

function json(value: unknown): Response {
  return Response.json(value, { headers: { 'cache-control': 'no-store' } });
}

function sorry(): Response {
  const words = 'This page could not be made right now. Please try again in a minute.\n';
  return new Response(words, {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '30' },
  });
}
