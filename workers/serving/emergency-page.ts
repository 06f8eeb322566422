import { computeEntityTag, type CachedDocument } from '~/cache/cached-document';
import type { Clock } from '~/cache/clock';
import { getErrorMessage, type Log } from '~/cache/log';
import { computePageLifetimes, type PageFacts } from '~/cache/page-freshness';
import { NO_STORE } from './caching-headers';
import type { RenderPage } from './page-renderer';
import { renderStaticPage, type StaticPage } from './static-page';

export interface EmergencyTools {
  readonly clock: Clock;
  readonly log: Log;
  readonly associationName: string;
}

const STATUS = 503;
const RETRY_AFTER: readonly [string, string] = ['retry-after', '30'];
const WORDS = {
  title: 'This page cannot be shown right now',
  text: 'Something went wrong on our side. Please try again in a minute. If you need an answer today, call the office.',
};
/** For the router's own requests, which show no page. */
const DATA_TEXT = 'This page could not be made. Please try again in a moment.\n';

/** Rendering that never throws: what fails is logged, and the emergency page takes the place of the page. */
export function withEmergencyPage(renderPage: RenderPage, tools: EmergencyTools): RenderPage {
  return async (address, options, waitUntil) => {
    try {
      return await renderPage(address, options, waitUntil);
    } catch (error) {
      tools.log({ event: 'render-failed', path: address.path, detail: getErrorMessage(error) });
      return emergencyDocument(tools, address.path, address.kind === 'document');
    }
  };
}

/** The emergency page as an answer, for what fails outside of rendering. */
export async function respondInEmergency(associationName: string): Promise<Response> {
  const { html, headers } = await emergencyPage(associationName);
  const fields = { ...Object.fromEntries(headers), ...Object.fromEntries([RETRY_AFTER]), ...NO_STORE };
  return new Response(html, { status: STATUS, headers: fields });
}

function emergencyPage(associationName: string): Promise<StaticPage> {
  return renderStaticPage(associationName, WORDS);
}

async function emergencyDocument(
  { clock, associationName }: EmergencyTools,
  path: string,
  isPage: boolean,
): Promise<CachedDocument> {
  const { html, headers } = isPage ? await emergencyPage(associationName) : dataAnswer;
  const body = new TextEncoder().encode(html);
  const facts: PageFacts = {
    status: STATUS,
    headers: [...headers, RETRY_AFTER],
    parts: [],
    renderedAtMs: clock.nowMs(),
    dayEndsAtMs: Infinity,
  };
  return {
    ...facts,
    path,
    body,
    etag: await computeEntityTag(body),
    renderMs: 0,
    lifetimes: computePageLifetimes(facts),
  };
}

const dataAnswer: StaticPage = { html: DATA_TEXT, headers: [['content-type', 'text/plain; charset=utf-8']] };
