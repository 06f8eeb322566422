import type { Clock } from '~/cache/base/clock';
import { isMatchingEntityTag } from '~/cache/base/entity-tag';
import type { WaitUntil } from '~/cache/base/single-flight';
import type { CachedDocument } from '~/cache/document/cached-document';
import type { ServedDocument } from '~/cache/document/document-cache';
import { hasDebugParameter, buildDocumentHeaders, listFixedHeaders } from '~/cache/document/document-headers';
import type { TuningWatch } from '~/cache/tuning/tuning-watch';
import { indexOnce } from '~/compute-once';
import { findCopyKind, readPageAddress, buildRemixPath, type PageAddress } from '~/page/page-address';
import type { OperationsReporter } from '../operations-reporter';
import type { ServePage } from './page-server';
import { redirectTo, refuseTooManyRequests } from './plain-answers';
import { RenderRefused } from './render-limit';
import { NO_STORE, secureHeaders, type SecuritySettings } from './response-headers';

export interface PageAnswererDependencies {
  readonly servePage: ServePage;
  readonly clock: Clock;
  /** Counts the cache outcomes of pages. */
  readonly reporter?: Pick<OperationsReporter, 'noteDocument' | 'sendIfDue'>;
  readonly tuning: Pick<TuningWatch, 'refreshIfStale'>;
  /** Counts a rendering for the client address. Throws a `RenderRefused` over the limit. */
  readonly admit: (request: Request) => Promise<void>;
  /** Limits requests of the visitor's network that call upstream for unknown ids and paths. */
  readonly limitUnknown: (request: Request) => Promise<boolean>;
  /** Limits requests of the visitor's network that render pictures. */
  readonly limitPictures: (request: Request) => Promise<boolean>;
  readonly associationName: string;
  readonly security: SecuritySettings;
  /** Content day, `YYYY-MM-DD`. */
  readonly getToday: () => string;
}

export type AnswerPage = (request: Request, url: URL, waitUntil: WaitUntil) => Promise<Response>;

/** Creates the function that answers requests for pages. */
export function createPageAnswerer(dependencies: PageAnswererDependencies): AnswerPage {
  /** Prepared once for each kept document: setting them one by one costs more than the rest of an answer from memory. */
  const prepareHeaders = indexOnce((document: CachedDocument) =>
    secureHeaders(new Headers(listFixedHeaders(document)), dependencies.security),
  );
  return async (request, url, waitUntil) => {
    const address = readPageAddress(url, dependencies.getToday);
    const canonical = findCanonicalLocation(address);
    if (canonical !== null) return redirectTo(canonical);
    const tuningRefresh = dependencies.tuning.refreshIfStale(waitUntil);
    // Not awaited if undefined: `await` would delay a page from memory by a microtask.
    if (tuningRefresh !== undefined) await tuningRefresh;
    const limits = {
      admit: () => dependencies.admit(request),
      admitsUnknown: () => dependencies.limitUnknown(request),
      admitsPicture: () => dependencies.limitPictures(request),
    };
    const served = await catchRefusal(dependencies.servePage(address, waitUntil, limits));
    if (served === undefined)
      return refuseTooManyRequests(dependencies.associationName, request.headers.has('if-none-match'));
    const { document, outcome } = served;
    dependencies.reporter?.noteDocument(address.route.id, outcome, document.status);
    dependencies.reporter?.sendIfDue(waitUntil);
    const response = buildConditionalResponse(request, document, prepareHeaders(document));
    const moment = { kind: findCopyKind(address), outcome, nowMs: dependencies.clock.getNowMs() };
    buildDocumentHeaders({ ...moment, document, hasDetails: hasDebugParameter(url) }, response.headers);
    if (!isPurgedByPath(address, url) || isInventedForOthers(address, document))
      response.headers.set('cdn-cache-control', NO_STORE['cdn-cache-control']);
    return response;
  };
}

/** Whether a purge of the page's path reaches a copy at this URL. The platform compares paths as they were requested. */
function isPurgedByPath(address: PageAddress, url: URL): boolean {
  return address.kind === 'document' || new URL(buildRemixPath(address), url).pathname === url.pathname;
}

/** Whether nothing is at an address that other sites name: anybody can invent those, so no cache keeps that answer. */
function isInventedForOthers({ route }: PageAddress, { status }: Pick<CachedDocument, 'status'>): boolean {
  return status === 404 && (route.isFramable === true || route.isOpenData === true);
}

/** Where to redirect an address that is not canonical; `null` if no redirect is needed. */
function findCanonicalLocation({ path, query, isCanonical }: PageAddress): string | null {
  if (isCanonical) return null;
  return query.search === '' ? path : `${path}?${query.search}`;
}

/** Returns `undefined` in place of a refusal by the rate limit. */
async function catchRefusal(served: Promise<ServedDocument>): Promise<ServedDocument | undefined> {
  try {
    return await served;
  } catch (error) {
    if (error instanceof RenderRefused) return undefined;
    throw error;
  }
}

/** Responds to a GET or HEAD request: 304 if `If-None-Match` matches (RFC 9110, section 13), no body for HEAD. */
function buildConditionalResponse(
  request: Request,
  { status, etag, body }: Pick<CachedDocument, 'status' | 'etag' | 'body'>,
  headers: Headers,
): Response {
  const condition = request.headers.get('if-none-match');
  if (status === 200 && condition !== null && isMatchingEntityTag(condition, etag)) {
    const response = new Response(null, { status: 304, headers });
    response.headers.delete('content-type');
    return response;
  }
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
  return new Response(hasBody ? (body as BodyInit) : null, { status, headers });
}
