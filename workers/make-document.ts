import type { LedgerLine } from '../app/cache/answer';
import type { StoredDocument } from '../app/cache/document-cache';
import { documentFreshness, type DocumentFreshness } from '../app/cache/document-freshness';
import { readSources, type Patience, type ReadTools } from '../app/cache/read-sources';
import { cacheHeaders } from '../app/cache/response-headers';
import { canonicalUrl, type CanonicalAddress } from '../app/routes/canonical-address';
import type { SiteContext } from '../app/routes/site-context';
import { secureDocument } from './content-security';
import type { Isolate } from './isolate';

/** Renders a canonical address; Remix behind an interface. */
export type Render = (request: Request, site: SiteContext) => Promise<Response>;

/** Pages are rendered on an origin of no consequence, so that nothing of a visitor's request can get into a kept copy. */
const renderOrigin = 'https://fieldhouse.invalid';

/** How long a page that says "not here" is kept. */
const notFoundFreshness: DocumentFreshness = {
  freshSeconds: 60,
  staleWhileRevalidateSeconds: 60,
  staleIfErrorSeconds: 600,
};

/** Makes a page: reads its sources, renders it, and derives its headers from what was read. */
export async function makeDocument(
  address: CanonicalAddress,
  patience: Patience,
  isolate: Isolate,
  reader: ReadTools,
  render: Render,
): Promise<StoredDocument> {
  const lines: LedgerLine[] = [];
  const scriptNonce = crypto.randomUUID();
  const response = await render(new Request(canonicalUrl(address, renderOrigin)), {
    environment: isolate.environment,
    clock: isolate.clock,
    query: address.query,
    scriptNonce,
    readSources: async (requests) => {
      const read = await readSources(requests, patience, reader);
      lines.push(...read);
      return read.map((line) => line.answer);
    },
  });
  return finish(response, address, lines, scriptNonce, isolate);
}

async function finish(
  response: Response,
  address: CanonicalAddress,
  lines: readonly LedgerLine[],
  scriptNonce: string,
  { environment }: Isolate,
): Promise<StoredDocument> {
  const nowMs = Date.now();
  const headers = new Map(response.headers);
  const freshness = response.status === 404 ? notFoundFreshness : documentFreshness(lines, nowMs);
  for (const [name, value] of cacheHeaders(address.kind, freshness, lines, nowMs)) headers.set(name, value);
  if (response.status >= 500) {
    headers.set('cache-control', 'no-store');
    headers.set('cdn-cache-control', 'no-store');
  }
  let body = await response.arrayBuffer();
  if (response.headers.get('content-type')?.startsWith('text/html') === true) {
    const { html, policy } = await secureDocument(new TextDecoder().decode(body), scriptNonce, environment);
    headers.set('content-security-policy', policy);
    headers.set('content-type', 'text/html; charset=utf-8');
    body = new TextEncoder().encode(html).buffer;
  }
  return {
    status: response.status,
    headers: [...headers],
    body,
    etag: await entityTag(body),
    madeAtMs: nowMs,
    freshUntilMs: nowMs + freshness.freshSeconds * 1000,
    revalidateUntilMs: nowMs + (freshness.freshSeconds + freshness.staleWhileRevalidateSeconds) * 1000,
  };
}

async function entityTag(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `"${[...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
