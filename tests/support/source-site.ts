import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { vi } from 'vitest';
import type { SourceAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import { parseEnvironment } from '~/config/environment';
import * as entry from '~/entry.server';
import type { SiteContext } from '~/page/site-context';
import * as root from '~/root';
import { layoutRoutes, pageRoutes } from '~/routes.table.js';
import type { Bindings } from '../../workers/bindings';
import { createBranchHandlers, type FindHandler } from '../../workers/serving/page-renderer';
import { startSite } from '../../workers/serving/site';
import { createAsker, createLocalBindings, type Upstream } from './in-process-site';

/* The site in this process, from its sources: no build is needed. */

type ServerRoute = ServerBuild['routes'][string];

/** The modules of the route tree that `remix.config.js` describes. */
const modules = import.meta.glob(['../../app/routes/**/route.tsx', '../../app/routes/**/layout.tsx']);

interface RouteFile {
  readonly id: string;
  readonly parentId: string;
  readonly file: string;
  readonly path?: string | undefined;
}

const routeFiles: readonly RouteFile[] = [
  { id: 'site-layout', parentId: 'root', file: 'site-layout/route' },
  ...layoutRoutes.map(({ id, folder, within }) => ({
    id,
    parentId: within ?? 'site-layout',
    file: `${folder}/layout`,
  })),
  ...pageRoutes.map(({ id, path, folder, layout }) => ({
    id,
    parentId: layout ?? 'site-layout',
    file: `${folder}/route`,
    path: path === '*' ? '*' : path.slice(1),
  })),
];

async function importRoute({ id, parentId, file, path }: RouteFile): Promise<ServerRoute> {
  const module = (await modules[`../../app/routes/${file}.tsx`]?.()) as ServerRoute['module'];
  return { id, parentId, module, ...(path === '' ? { index: true } : { path }) };
}

async function createHandlers(): Promise<FindHandler> {
  const routes: readonly ServerRoute[] = [
    { id: 'root', path: '', module: root },
    ...(await Promise.all(routeFiles.map(importRoute))),
  ];
  const assetRoutes = routes.map(({ id, parentId, path, index, module }) => ({
    id,
    parentId,
    path,
    index,
    module: `/build/${id}.js`,
    hasAction: false,
    hasLoader: module.loader !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
  }));
  const build: ServerBuild = {
    mode: 'production',
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { imports: [], module: '/build/entry.js' },
      routes: Object.fromEntries(assetRoutes.map((route) => [route.id, route])),
      url: '/build/manifest.js',
      version: 'sources',
    },
    publicPath: '/build/',
    assetsBuildDirectory: 'build',
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },
  };
  return createBranchHandlers(build, createRequestHandler);
}

let handlers: Promise<FindHandler> | undefined;

/** A page of the site and what it was made of. */
export interface RenderedPage {
  readonly response: Response;
  readonly html: string;
  /** Everything that its loaders read, also without an answer. */
  readonly reads: readonly PageRead[];
}

export interface PageRead {
  readonly request: SourceRequest;
  readonly answer: SourceAnswer<unknown>;
}

/**
 * Starts an isolate of the site, without refreshers and store, whose calls go to `upstream`. It renders one page after another,
 * each at `nowIso`.
 */
export async function startSourceSite(upstream: Upstream, nowIso?: string) {
  handlers ??= createHandlers();
  const findHandler = await handlers;
  let reads: PageRead[] = [];
  const getHandler: FindHandler = (address) => (request, context) => {
    if (context === undefined) throw new Error('A page is rendered without its context.');
    const readSources: SiteContext['readSources'] = async (requests) => {
      const answers = await context.site.readSources(requests);
      reads.push(
        ...requests.flatMap((read, index) => (answers[index] ? [{ request: read, answer: answers[index] }] : [])),
      );
      return answers;
    };
    return findHandler(address)(request, { site: { ...context.site, readSources } });
  };
  const bindings = createLocalBindings(nowIso) as Bindings;
  const site = startSite(bindings, getHandler);
  class Entrypoint {
    readonly keepLastGoodPages = () => Promise.resolve();
    constructor(readonly context: unknown) {}
    fetch(request: Request): Promise<Response> {
      return site.answer(request, this.context as ExecutionContext);
    }
  }
  const ask = createAsker({ default: Entrypoint }, upstream, bindings);
  const now = new Date(parseEnvironment({ ...bindings }).FIXED_NOW_SET_AT ?? '');
  return async (path: string): Promise<RenderedPage> => {
    reads = [];
    // Time limits of calls never end and the clock stands still, so that a busy machine shows the same page.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
    try {
      const response = await ask((entrypoint) => entrypoint.fetch(new Request(`https://site.invalid${path}`)));
      return { response, html: await response.text(), reads };
    } finally {
      vi.useRealTimers();
    }
  };
}
