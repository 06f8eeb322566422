import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToReadableStream, type RenderToReadableStreamOptions } from 'react-dom/server';
import { consoleLog, messageOf } from './cache/log';
import { containerId, ServerDocumentContext } from './components/shell/server-document';
import { PageDocument } from './document';

/**
 * Renders a whole page in two passes: the app exactly as browsers hydrate it, then the document around it. It is sent once
 * it is complete: pages are kept and shared, so nothing is gained by streaming, and a complete page has no scripts that
 * move late parts into place.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { site }: AppLoadContext,
): Promise<Response> {
  const nonce = site.scriptNonce;
  let statusCode = status;
  const options: RenderToReadableStreamOptions = {
    nonce,
    onError: (error) => {
      statusCode = 500;
      handleError(error, { request });
    },
  };
  // The stream of loader data belongs to the document, whose scripts hand it to the browser.
  const appContext = { ...remixContext, serverHandoffStream: undefined };
  const app = await render(<RemixServer context={appContext} url={request.url} />, options);
  const document = await render(
    <ServerDocumentContext.Provider value={<PageDocument nonce={nonce} />}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </ServerDocumentContext.Provider>,
    options,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(withApp(document, app), { status: statusCode, headers });
}

/** Logs what went wrong in a loader or while rendering. A thrown response is an answer, not an accident. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  const stack = error instanceof Error ? error.stack : undefined;
  consoleLog({ event: 'page-failed', path: pathname, detail: messageOf(error), ...(stack !== undefined && { stack }) });
}

async function render(element: ReactElement, options: RenderToReadableStreamOptions): Promise<string> {
  const stream = await renderToReadableStream(element, options);
  await stream.allReady;
  return new Response(stream).text();
}

/** The document with the app in its container. In all other text of a document `<` is escaped, so the container is found. */
function withApp(document: string, app: string): string {
  const start = `<div id="${containerId}">`;
  const [before, after, ...more] = document.split(`${start}</div>`);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The document has no single empty #${containerId}`);
  }
  return `${before}${start}${app}</div>${after}`;
}
