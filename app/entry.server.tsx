import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToReadableStream } from 'react-dom/server';
import { consoleLog, messageOf } from './cache/log';
import { ScriptNonceContext } from './components/shell/script-nonce';

/**
 * Renders a whole document. It is sent once it is complete: pages are kept and shared, so nothing is gained by streaming,
 * and a complete page has no scripts that move late parts into place.
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
  const body = await renderToReadableStream(
    <ScriptNonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </ScriptNonceContext.Provider>,
    {
      nonce,
      onError: (error) => {
        statusCode = 500;
        handleError(error, { request });
      },
    },
  );
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status: statusCode, headers });
}

/** Logs what went wrong in a loader or while rendering. A thrown response is an answer, not an accident. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  const stack = error instanceof Error ? error.stack : undefined;
  consoleLog({ event: 'page-failed', path: pathname, detail: messageOf(error), ...(stack !== undefined && { stack }) });
}
