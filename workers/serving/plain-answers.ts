import type { Clock } from '~/cache/base/clock';
import { logFailure, type Log } from '~/cache/base/log';
import type { CachedDocument } from '~/cache/document/cached-document';
import { buildCdnCacheControl } from '~/cache/document/document-headers';
import { createDocument, type PageFacts } from '~/cache/document/page-freshness';
import { renderStaticPage, staticPageStyles, type StaticPageWords } from '~/document/static-page';
import { DAY_SECONDS } from '~/time-units';
import type { RenderPage } from './page-renderer';
import { hashInlineParts, NO_STORE } from './response-headers';

/* Responses that need neither Remix nor sources. */

const REDIRECT_SECONDS = 3600;

export function refuseMethod(): Response {
  return buildPlainAnswer('This site answers GET and HEAD only.', 405, { allow: 'GET, HEAD' });
}

export function respondWithNoSuchFile(): Response {
  return buildPlainAnswer('There is no such file.', 404);
}

/** Response of a deployment with an invalid environment. The log contains the reason. */
export function respondMisconfigured(): Response {
  return buildPlainAnswer('This site is not set up correctly. Please try again later.', 500, { 'retry-after': '300' });
}

export function respondWithHealth(buildId: string): Response {
  return Response.json({ status: 'ok', buildId }, { headers: NO_STORE });
}

export function redirectTo(location: string): Response {
  const shared = { fresh: REDIRECT_SECONDS, staleWhileRevalidate: DAY_SECONDS, staleIfError: DAY_SECONDS };
  return new Response(null, {
    status: 301,
    headers: {
      location,
      'cache-control': `public, max-age=${REDIRECT_SECONDS}`,
      'cdn-cache-control': buildCdnCacheControl(shared),
    },
  });
}

function buildPlainAnswer(text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...NO_STORE, ...headers },
  });
}

export function refuseLongAddress(associationName: string): Promise<Response> {
  return respondWithStaticPage(associationName, {
    status: 414,
    title: 'This address is too long',
    text: 'No page of this site has such a long address. Start from the home page, or from the menu there.',
  });
}

/** Response over the limit of renderings. A revalidation (`isRevalidation`) gets a 503, so that the cache keeps its copy (RFC 5861, section 4). */
export function refuseTooManyRequests(associationName: string, isRevalidation: boolean): Promise<Response> {
  return respondWithStaticPage(associationName, {
    status: isRevalidation ? 503 : 429,
    title: 'Too many requests',
    text: 'Too many pages were requested from your network within a minute. Please wait a minute and load this page again.',
    retryAfterSeconds: 60,
  });
}

const emergency = {
  status: 503,
  title: 'This page cannot be shown right now',
  text: 'Something went wrong on our side. Please try again in a minute. If you need an answer today, call the office.',
  retryAfterSeconds: 30,
} satisfies StaticAnswer;
/** Text for requests of loader data. */
const emergencyDataText = 'This page could not be made. Please try again in a moment.\n';

/** Responds with the emergency page, for failures outside of rendering. */
export function respondWithEmergencyPage(associationName: string): Promise<Response> {
  return respondWithStaticPage(associationName, emergency);
}

export interface StaticPageDependencies {
  readonly clock: Clock;
  readonly associationName: string;
}

/** Wraps `renderPage`: logs failures and returns the emergency page in their place. */
export function withEmergencyPage(
  renderPage: RenderPage,
  { log, ...dependencies }: StaticPageDependencies & { readonly log: Log },
): RenderPage {
  return async (address, options, waitUntil) => {
    const document = await logFailure(log, { event: 'render-failed', path: address.path }, () =>
      renderPage(address, options, waitUntil),
    );
    if (document !== undefined) return document;
    if (address.kind === 'document') return buildStaticDocument(dependencies, address.path, emergency);
    return buildDocument(dependencies.clock, address.path, emergencyDataText, {
      status: emergency.status,
      headers: [['content-type', 'text/plain; charset=utf-8'], ...buildRetryHeaders(emergency)],
      parts: [],
    });
  };
}

interface StaticAnswer extends StaticPageWords {
  readonly status: number;
  readonly retryAfterSeconds?: number;
}

async function respondWithStaticPage(associationName: string, answer: StaticAnswer): Promise<Response> {
  const headers = { ...Object.fromEntries(await buildStaticPageHeaders(answer)), ...NO_STORE };
  return new Response(renderStaticPage(associationName, answer), { status: answer.status, headers });
}

/** Renders a static page as a document for the document cache. */
export async function buildStaticDocument(
  { clock, associationName }: StaticPageDependencies,
  path: string,
  answer: StaticAnswer,
  parts: PageFacts['parts'] = [],
): Promise<CachedDocument> {
  return buildDocument(clock, path, renderStaticPage(associationName, answer), {
    status: answer.status,
    headers: await buildStaticPageHeaders(answer),
    parts,
  });
}

function buildDocument(
  clock: Clock,
  path: string,
  text: string,
  given: Pick<PageFacts, 'status' | 'headers' | 'parts'>,
): Promise<CachedDocument> {
  const times = { renderedAtMs: clock.getNowMs(), renderMs: 0, dayEndsAtMs: Infinity };
  return createDocument({ ...given, ...times, path, body: new TextEncoder().encode(text) });
}

type HeaderList = [name: string, value: string][];

async function buildStaticPageHeaders(answer: StaticAnswer): Promise<HeaderList> {
  const [hash = ''] = await hashInlineParts(new Set([staticPageStyles]));
  return [
    ['content-type', 'text/html; charset=utf-8'],
    [
      'content-security-policy',
      `default-src 'none'; style-src '${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    ],
    ...buildRetryHeaders(answer),
  ];
}

function buildRetryHeaders({ retryAfterSeconds }: StaticAnswer): HeaderList {
  return retryAfterSeconds === undefined ? [] : [['retry-after', String(retryAfterSeconds)]];
}
