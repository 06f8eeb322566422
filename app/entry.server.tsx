import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BreadcrumbListLeaf } from 'schema-dts';
import { buildBreadcrumbList } from '~/page/structured-data/items';
import { renderStructuredData, structuredData, type StructuredItem } from '~/page/structured-data/structured-item';
import { writeToConsole, getErrorMessage } from './cache/log';
import { ServerDocumentContext } from './components/shell/server-document';
import { bareShell, type ShellView } from './components/shell/shell-view';
import { staticShell } from './components/shell/static-shell';
import { type Crumb, PageTrailContext } from './components/ui/page-trail';
import { PageDocument } from './document';
import { assemblePage, buildHandOverScript } from './page-html';
import { selectPageStyles } from './page-styles';
import { deferScripts } from './scripts-after-paint';

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
  const trails: BreadcrumbListLeaf[] = [];
  const noteTrail = (trail: readonly Crumb[], here: string) => {
    trails.push(buildBreadcrumbList(trail, here, site.environment));
  };
  const app = render(
    <PageTrailContext.Provider value={noteTrail}>
      <RemixServer context={context} url={request.url} />
    </PageTrailContext.Provider>,
  );
  // A page that was not found or failed is about nothing.
  const jsonLd = renderStructuredData(status === 200 ? [...listItems(context), ...trails] : []);
  const wholeDocument = render(
    <ServerDocumentContext.Provider value={<PageDocument />}>
      <RemixServer context={context} url={request.url} />
    </ServerDocumentContext.Provider>,
  );
  const document = sheet === undefined ? wholeDocument : deferScripts(wholeDocument);
  const handOver = await buildHandOverScript(serverHandoffStream);
  headers.set('content-type', 'text/html; charset=utf-8');
  const shell = staticShell(findShellView(context), new URL(request.url).pathname);
  const { html, scripts, styles } = assemblePage({
    document,
    shell,
    app,
    handOver,
    structuredData: jsonLd,
    extractStyles,
  });
  for (const script of scripts) site.inlineParts.scripts.add(script);
  for (const style of styles) site.inlineParts.styles.add(style);
  return new Response(html, { status, headers });
}

/** Absent in development, where the style sheet and the modules are exchanged when they change. */
const sheet = globalThis.siteBuildOutput?.styles;
const extractStyles = sheet === undefined ? undefined : (html: string) => selectPageStyles(sheet, html);

/** Logs what went wrong in a loader or while rendering. A thrown response is an answer, not an accident. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  const stack = error instanceof Error ? error.stack : undefined;
  writeToConsole({
    event: 'page-failed',
    path: pathname,
    detail: getErrorMessage(error),
    ...(stack !== undefined && { stack }),
  });
}

/** What the root's loader has told; its own failure leaves the shell bare. */
function findShellView({ staticHandlerContext: { loaderData } }: Omit<EntryContext, 'serverHandoffStream'>): ShellView {
  const root = loaderData.root as { readonly shell: ShellView } | undefined;
  return root?.shell ?? bareShell;
}

/** What the pages' views say of what they are about. */
function listItems({
  staticHandlerContext: { loaderData },
}: Omit<EntryContext, 'serverHandoffStream'>): readonly StructuredItem[] {
  const views = Object.values(loaderData) as readonly ({
    readonly [structuredData]?: readonly StructuredItem[];
  } | null)[];
  return views.flatMap((view) => view?.[structuredData] ?? []);
}

/** How React marks a part that suspended, and that it has left to the browser. */
const leftToBrowser = '<!--$!-->';

function render(element: ReactElement): string {
  const html = renderToString(element);
  if (html.includes(leftToBrowser)) throw new Error('A part of the page suspended while it was rendered');
  return html;
}
