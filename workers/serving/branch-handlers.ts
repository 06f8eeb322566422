import type { AppLoadContext, ServerBuild } from '@remix-run/cloudflare';
import { pageRoutesAlong, type PageAddress } from '~/routes/page-address';

export type RemixHandler = (request: Request, context?: AppLoadContext) => Promise<Response>;

/** What answers requests with Remix. */
export interface RemixHandlers {
  /** Answers pages of this address, with the routes alone that they need. */
  readonly forPage: (address: Pick<PageAddress, 'path'>) => RemixHandler;
  /** Knows all routes. */
  readonly forManifest: RemixHandler;
}

/**
 * Handlers that are made when they are first asked for, one for each set of routes. Remix goes through all routes of its
 * build several times for every page; a build with the routes of one page alone takes half the time. Both the modules and the
 * list for browsers are cut, which have to agree.
 */
export function createBranchHandlers(
  build: ServerBuild,
  createHandler: (build: ServerBuild) => RemixHandler,
): RemixHandlers {
  const handlers = new Map<string, RemixHandler>();
  return {
    forPage: (address) => {
      const pages = pageRoutesAlong(address);
      const key = pages.join(' ');
      const handler = handlers.get(key) ?? createHandler(branchOf(build, pages));
      handlers.set(key, handler);
      return handler;
    },
    forManifest: createHandler(build),
  };
}

/** The build with these pages and the layouts around them, in the build's own order. */
function branchOf(build: ServerBuild, pages: readonly string[]): ServerBuild {
  const ids = new Set(pages.flatMap((id) => withLayouts(build.routes, id)));
  const onlyThese = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: onlyThese(build.routes),
    assets: { ...build.assets, routes: onlyThese(build.assets.routes) },
  };
}

function withLayouts(routes: ServerBuild['routes'], id: string): string[] {
  const parentId = routes[id]?.parentId;
  return parentId === undefined ? [id] : [id, ...withLayouts(routes, parentId)];
}
