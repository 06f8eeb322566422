import type { AppLoadContext, ServerBuild } from '@remix-run/cloudflare';
import type { PageAddress } from '~/page/page-address';

export type RemixHandler = (request: Request, context?: AppLoadContext) => Promise<Response>;

type ServerRoute = ServerBuild['routes'][string];

/** Gives the handler that answers pages of an address. */
export type FindHandler = (address: { readonly route: Pick<PageAddress['route'], 'id'> }) => RemixHandler;

/**
 * Handlers that are made when they are first asked for, one for each page of the route table. Remix goes through all routes of
 * its build several times for every request; a build with the routes of one page alone takes half the time. Both the modules and
 * the list of their files are cut, which have to agree.
 */
export function createBranchHandlers(
  build: ServerBuild,
  createHandler: (build: ServerBuild) => RemixHandler,
): FindHandler {
  const handlers = new Map<string, RemixHandler>();
  return ({ route: { id } }) => {
    const handler = handlers.get(id) ?? createHandler(buildBranch(build, id));
    handlers.set(id, handler);
    return handler;
  };
}

/** The build with this page and the layouts around it, in the build's own order. */
function buildBranch(build: ServerBuild, pageId: string): ServerBuild {
  const ids = new Set(withLayouts(build.routes, pageId));
  const onlyThese = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: Object.fromEntries(
      Object.entries(onlyThese(build.routes)).map(([id, route]) => [id, withNotedLoader(route)]),
    ),
    assets: { ...build.assets, routes: onlyThese(build.assets.routes) },
  };
}

/** The route, whose loader is noted when it is called. The site layout waits for the others. */
function withNotedLoader(route: ServerRoute): ServerRoute {
  const { loader } = route.module;
  if (loader === undefined || route.id === 'site-layout') return route;
  const noted: typeof loader = (args) => {
    const loading = Promise.resolve(loader(args));
    args.context.site.noteLoader(loading);
    return loading;
  };
  return { ...route, module: { ...route.module, loader: noted } };
}

function withLayouts(routes: ServerBuild['routes'], id: string): string[] {
  const parentId = routes[id]?.parentId;
  return parentId === undefined ? [id] : [id, ...withLayouts(routes, parentId)];
}
