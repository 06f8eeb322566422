import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { consoleLog, messageOf } from './cache/log';
import { containerId, ServerDocumentContext } from './components/shell/server-document';
import { bareShell, type ShellView } from './components/shell/shell-view';
import { staticShell, type StaticShell } from './components/shell/static-shell';
import { PageDocument } from './document';

/**
 * Renders a whole page in two passes: the app exactly as browsers hydrate it, then the document around it. The header and
 * the footer stand between the two and are drawn once for many pages. The page is made as one string and sent once it is
 * complete: pages are kept and shared, so nothing is gained by streaming, which would encode each of a page's thousands of
 * small strings by itself.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  { site }: AppLoadContext,
): Promise<Response> {
  const app = render(<RemixServer context={context} url={request.url} />);
  const document = render(
    <ServerDocumentContext.Provider value={<PageDocument />}>
      <RemixServer context={context} url={request.url} />
    </ServerDocumentContext.Provider>,
  );
  const handOver = await handOverScript(serverHandoffStream);
  for (const script of [...inlineScriptsOf(document), handOver]) site.inlineParts.scripts.add(script);
  headers.set('content-type', 'text/html; charset=utf-8');
  const shell = staticShell(shellViewOf(context), new URL(request.url).pathname);
  return new Response(assemble(document, app, shell, handOver), { status, headers });
}

/** Logs what went wrong in a loader or while rendering. A thrown response is an answer, not an accident. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  const stack = error instanceof Error ? error.stack : undefined;
  consoleLog({ event: 'page-failed', path: pathname, detail: messageOf(error), ...(stack !== undefined && { stack }) });
}

/** What the root's loader has told; its own failure leaves the shell bare. */
function shellViewOf({ staticHandlerContext: { loaderData } }: Omit<EntryContext, 'serverHandoffStream'>): ShellView {
  const root = loaderData.root as { readonly shell: ShellView } | undefined;
  return root?.shell ?? bareShell;
}

/** How React marks a part that suspended, and that it has left to the browser. */
const leftToBrowser = '<!--$!-->';

function render(element: ReactElement): string {
  const html = renderToString(element);
  if (html.includes(leftToBrowser)) throw new Error('A part of the page suspended while it was rendered');
  return html;
}

/** The script that hands the loaders' data to the router, as Remix's own components do it piece by piece. */
async function handOverScript(data: EntryContext['serverHandoffStream']): Promise<string> {
  const text = data === undefined ? '' : await new Response(data).text();
  const controller = 'window.__remixContext.streamController';
  return `${controller}.enqueue(${JSON.stringify(text).replaceAll('<', '\\u003c')});${controller}.close();`;
}

/** The bodies of the document's scripts. All of them are ours: what pages show is in the app. */
function inlineScriptsOf(document: string): string[] {
  return [...document.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', body = '']) =>
    /\ssrc=/.test(attributes) ? [] : [body],
  );
}

/**
 * The document with the app in its container, header and footer around it, and the loaders' data after its scripts. In all other text of a document `<` is
 * escaped, so both places are found.
 */
function assemble(document: string, app: string, { header, footer }: StaticShell, handOver: string): string {
  const start = `<div id="${containerId}">`;
  const end = '</body></html>';
  const [before, after, ...more] = document.split(`${start}</div>`);
  if (before === undefined || after?.endsWith(end) !== true || more.length > 0) {
    throw new Error(`The document has no single empty #${containerId}, or goes on after its body`);
  }
  const scripts = `${after.slice(0, -end.length)}<script>${handOver}</script>`;
  return `<!DOCTYPE html>${before}${header}${start}${app}</div>${footer}${scripts}${end}`;
}
