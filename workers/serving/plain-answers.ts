import { buildCdnCacheControl } from '~/cache/document-headers';
import { DAY_SECONDS } from '~/time-units';
import { NO_STORE } from './caching-headers';
import { renderStaticPage, type StaticPageWords } from './static-page';

/* Answers that are no pages. */

const REDIRECT_SECONDS = 3600;

export function refuseMethod(): Response {
  return plain('This site answers GET and HEAD only.', 405, { allow: 'GET, HEAD' });
}

export function respondWithNoSuchFile(): Response {
  return plain('There is no such file.', 404);
}

/** For a deployment whose environment is not usable; what is wrong is in the log. */
export function respondMisconfigured(): Response {
  return plain('This site is not set up correctly. Please try again later.', 500, { 'retry-after': '300' });
}

export function respondWithHealth(buildId: string): Response {
  return Response.json({ status: 'ok', buildId }, { headers: NO_STORE });
}

/** The longest path with its query: more than the longest scenario of a page takes, and less than the platform's 16 KiB. */
export const MOST_ADDRESS_CHARACTERS = 12_000;
export const MOST_PATH_CHARACTERS = 1024;

/** For an address that no page of the site can have. */
export function refuseLongAddress(associationName: string): Promise<Response> {
  return renderPlainPage(associationName, 414, {
    title: 'This address is too long',
    text: 'No page of this site has such a long address. Start from the home page, or from the menu there.',
  });
}

const LIMIT_PERIOD_SECONDS = 60;

/**
 * For a client address that has caused too many renderings in a minute.
 * @param isRenewal of a copy that a cache in front has: a 503 has it serve that copy (RFC 5861, section 4), a 429 would take the
 *   copy from everybody
 */
export function refuseTooManyRequests(associationName: string, isRenewal: boolean): Promise<Response> {
  const words = {
    title: 'Too many requests',
    text: 'Very many pages were asked for from your network within a minute. Please wait a minute and load this page again.',
  };
  return renderPlainPage(associationName, isRenewal ? 503 : 429, words, {
    'retry-after': String(LIMIT_PERIOD_SECONDS),
  });
}

async function renderPlainPage(
  associationName: string,
  status: number,
  words: StaticPageWords,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const page = await renderStaticPage(associationName, words);
  return new Response(page.html, { status, headers: { ...Object.fromEntries(page.headers), ...NO_STORE, ...headers } });
}

/** To the one spelling of an address. */
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

function plain(text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...NO_STORE, ...headers },
  });
}
