import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse } from '@remix-run/react';
import type { BreadcrumbListLeaf } from 'schema-dts';
import { buildBreadcrumbList, renderStructuredData, structuredData, type StructuredItem } from '~/page/structured-data';
import { writeToConsole, getErrorMessage } from './cache/base/log';
import { renderPageDocument } from './document/page-document';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { site }: AppLoadContext,
): Promise<Response> {
  const trails: BreadcrumbListLeaf[] = [];
  const bytes = await renderPageDocument(context, {
    url: request.url,
    inlineParts: site.inlineParts,
    noteTrail: (trail, here) => {
      trails.push(buildBreadcrumbList(trail, here, site.environment));
    },
    // A page that was not found or failed is about nothing.
    renderStructuredData: () => renderStructuredData(status === 200 ? [...listItems(context), ...trails] : []),
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(bytes, { status, headers });
}

/** Logs what went wrong in a loader or while rendering. A thrown response is an answer and not a failure. */
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

/** What the pages' views say that they are about. */
function listItems({ staticHandlerContext: { loaderData } }: EntryContext): readonly StructuredItem[] {
  const views = Object.values(loaderData) as readonly ({
    readonly [structuredData]?: readonly StructuredItem[];
  } | null)[];
  return views.flatMap((view) => view?.[structuredData] ?? []);
}
