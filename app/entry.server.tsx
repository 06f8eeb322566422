import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { RemixServer } from '@remix-run/react';
import { renderToReadableStream } from 'react-dom/server';
import { ScriptNonceContext } from './components/shell/script-nonce';

/**
 * Renders a whole document. It is complete before it is sent: the worker keeps it, names its inline scripts by hash and
 * tags it, all of which need the last byte.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { site }: AppLoadContext,
): Promise<Response> {
  const nonce = site.scriptNonce;
  const body = await renderToReadableStream(
    <ScriptNonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </ScriptNonceContext.Provider>,
    { nonce },
  );
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}
