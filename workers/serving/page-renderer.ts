import type { AppLoadContext, HeadersFunction, ServerBuild } from '@remix-run/cloudflare';
import type { Clock } from '~/cache/base/clock';
import type { WaitUntil } from '~/cache/base/single-flight';
import type { CachedDocument } from '~/cache/document/cached-document';
import type { RenderOptions } from '~/cache/document/document-cache';
import { createDocument } from '~/cache/document/page-freshness';
import { mergeParts } from '~/cache/document/page-part';
import type { SourceCache, TimedAnswer } from '~/cache/source-cache';
import { unpublished, type NoteAnswer, type SourceAnswer, type SourceRead } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import { LIVE_MOMENTS_HEADER } from '~/cache/source/live-rows';
import type { TuningWatch } from '~/cache/tuning/tuning-watch';
import type { Environment } from '~/config/environment';
import { isPublished } from '~/config/published-sources';
import type { ContentClock } from '~/models/dates/content-clock';
import { computeNextContentMidnightMs } from '~/models/dates/content-midnight';
import { throwRefusal } from '~/page/load-page';
import { withOfferedLinks } from '~/page/offered-links';
import { buildPageRequest, buildRemixPath, type PageAddress } from '~/page/page-address';
import type { SiteContext } from '~/page/site-context';
import type { OfferedPages } from '~/routes/offered-pages';
import type { OperationsReporter } from '../operations-reporter';
import type { MakePicture } from './picture-maker';
import { buildFramePolicy, buildPagePolicy, hashInlineParts } from './response-headers';

export interface PageRendererDependencies {
  readonly getHandler: FindHandler;
  readonly sources: SourceCache;
  readonly environment: Environment;
  readonly contentClock: ContentClock;
  readonly clock: Clock;
  readonly reporter: Pick<OperationsReporter, 'noteReads' | 'noteRendering'>;
  readonly tuning: Pick<TuningWatch, 'getCurrent'>;
  readonly makePicture: MakePicture;
  readonly offered: OfferedPages;
}

export interface PageRenderOptions extends RenderOptions {
  /** See `ReadOptions.admitsUnknown`. */
  readonly admitsUnknown?: (() => Promise<boolean>) | undefined;
  /** See `MakePicture`. */
  readonly admitsPicture?: (() => Promise<boolean>) | undefined;
}

export type RenderPage = (
  address: PageAddress,
  options: PageRenderOptions,
  waitUntil: WaitUntil,
) => Promise<CachedDocument>;

/** Pages are rendered at this reserved origin (RFC 2606), so that nothing of a visitor's request is in them. */
export const RENDER_ORIGIN = 'https://fieldhouse.invalid';

/** How long a rendering waits for its sources if a visitor waits, less the time for which the visitor has waited already. */
const PAGE_DEADLINE_MS = 6000;
/** Minimum of that time. */
const LEAST_DEADLINE_MS = 1000;
/** How long a rendering in the background waits for its sources. */
const BACKGROUND_DEADLINE_MS = 12_000;

/** Headers of Remix's response that a cached page has. Caching headers and cookies are dropped. */
const KEPT_HEADERS = [
  'content-type',
  'content-disposition',
  'location',
  'retry-after',
  'x-remix-response',
  'x-remix-reload-document',
  LIVE_MOMENTS_HEADER,
];

/** Creates the function that renders a page or its loader data with Remix and records the sources that were read. */
export function createPageRenderer(dependencies: PageRendererDependencies): RenderPage {
  const { getHandler, clock, contentClock } = dependencies;
  return async (address, options, waitUntil) => {
    const startedAtMs = clock.getNowMs();
    const reads = new RequestReads();
    const site = buildSiteContext(dependencies, address, reads, options, waitUntil);
    const handle = getHandler(address);
    const response = await handle(new Request(RENDER_ORIGIN + buildRemixPath(address)), { site });
    if (isLastResort(response)) throw new Error('Remix could not render the page, nor its error page');
    const body = new Uint8Array(await response.arrayBuffer());
    const policy = await listPolicyHeaders(site, response.headers);
    const renderedAtMs = clock.getNowMs();
    dependencies.reporter.noteRendering(address.route.id);
    dependencies.reporter.noteReads(reads.lines);
    return createDocument({
      path: address.path,
      status: response.status,
      headers: [...listKeptHeaders(response.headers), ...policy],
      body,
      parts: mergeParts(reads.lines),
      renderedAtMs,
      renderMs: renderedAtMs - startedAtMs,
      dayEndsAtMs: computeNextContentMidnightMs(startedAtMs, contentClock),
    });
  };
}

function buildSiteContext(
  { sources, environment, contentClock, tuning, makePicture, offered }: PageRendererDependencies,
  address: PageAddress,
  reads: RequestReads,
  options: PageRenderOptions,
  waitUntil: WaitUntil,
): SiteContext {
  const { acceptStale, admitsUnknown } = options;
  const deadlineMs = computeDeadlineMs(options);
  const purgedUntilMs = tuning.getCurrent().getPagePurgedUntilMs(address.path);
  const readWithin = (requests: readonly SourceRequest[], waitTimeoutMs: number, noteAnswer?: NoteAnswer) =>
    sources.read(requests, {
      waitUntil,
      deadlineMs: waitTimeoutMs,
      acceptStale,
      purgedUntilMs,
      admitsUnknown,
      noteAnswer,
    });
  const readTogether = batchReads((requests, noteAnswer) => readWithin(requests, deadlineMs, noteAnswer));
  return {
    ...buildPageRequest(address, { environment, clock: contentClock, isOffered: offered.isOffered }),
    refusal: address.refusal ?? offered.findRefusal(address),
    offersAll: offered.offersAll,
    hasLeftOut: () => reads.hasLeftOut,
    inlineParts: { scripts: new Set(), styles: new Set() },
    readSources: async (given, limits, noteAnswer) => {
      const requests = given.filter(({ definition }) => isPublished(definition, environment));
      if (requests.length < given.length) reads.hasLeftOut = true;
      const timeoutMs = Math.min(limits?.waitTimeoutMs ?? Infinity, deadlineMs);
      const readLimited = () => readWithin(requests, timeoutMs, noteAnswer);
      const read =
        limits === undefined
          ? readTogether(requests, noteAnswer)
          : requests.some(({ isAwaited }) => isAwaited === true)
            ? readLimited()
            : // After the sources that start in the same turn: the page waits longer for those.
              Promise.resolve().then(readLimited);
      const timed = await reads.note(requests, read, limits !== undefined);
      const answers = new Map(requests.map((request, index) => [request, timed[index]?.answer]));
      return given
        .map((request) => answers.get(request) ?? unpublished)
        .map((answer) => (environment.CHANGES_PAGE === '0' ? withoutChanges(answer) : answer));
    },
    getPolicy: (request) => tuning.getCurrent().getPolicy(request),
    makePicture: (svg) => makePicture(svg, waitUntil, options.admitsPicture),
    waitForReads: () => reads.readAll(),
    waitForViews: () => reads.listViews(),
    noteLoader: (loading) => {
      reads.noteLoader(loading);
    },
  };
}

/** Removes the changes of rows from an answer. Kept answers may have some from before they were switched off. */
function withoutChanges(answer: SourceAnswer<unknown>): SourceAnswer<unknown> {
  return answer.status === 'ok' && answer.changeLog !== undefined ? { ...answer, changeLog: undefined } : answer;
}

/** How long a rendering waits for its sources. */
export function computeDeadlineMs({ acceptStale, waitedMs }: RenderOptions): number {
  return acceptStale ? Math.max(LEAST_DEADLINE_MS, PAGE_DEADLINE_MS - waitedMs) : BACKGROUND_DEADLINE_MS;
}

/** The content security policy header of a page, and for open data the header that lets scripts of other sites read it. */
async function listPolicyHeaders(
  { environment, route, inlineParts: { scripts, styles } }: Pick<SiteContext, 'environment' | 'route' | 'inlineParts'>,
  headers: Headers,
): Promise<[string, string][]> {
  if (route.isOpenData === true) return [['access-control-allow-origin', '*']];
  if (!headers.get('content-type')?.startsWith('text/html')) return [];
  const [scriptHashes, styleHashes] = await Promise.all([hashInlineParts(scripts), hashInlineParts(styles)]);
  const policy =
    route.isFramable === true
      ? buildFramePolicy(environment, styleHashes)
      : buildPagePolicy(environment, scriptHashes, styleHashes);
  return [['content-security-policy', policy]];
}

/** Whether Remix failed to render even its error page. The log contains the reason. */
function isLastResort({ status, headers }: Response): boolean {
  return status === 500 && headers.get('content-type') === 'text/plain';
}

function listKeptHeaders(headers: Headers): [string, string][] {
  return KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

export type RemixHandler = (request: Request, context?: AppLoadContext) => Promise<Response>;

type ServerRoute = ServerBuild['routes'][string];

/** Returns the Remix handler for the route of an address. */
export type FindHandler = (address: { readonly route: Pick<PageAddress['route'], 'id'> }) => RemixHandler;

/** Creates a handler for each page on first use. It contains only the page and its layouts, which halves the time of a rendering. */
export function createBranchHandlers(
  build: ServerBuild,
  createHandler: (build: ServerBuild) => RemixHandler,
): FindHandler {
  const handlers = new Map<string, RemixHandler>();
  return ({ route: { id } }) => {
    const handleBranch = handlers.get(id) ?? createHandler(buildBranch(build, id));
    handlers.set(id, handleBranch);
    return handleBranch;
  };
}

/** The build reduced to one page and the layouts around it. Routes stay in their order. */
function buildBranch(build: ServerBuild, pageId: string): ServerBuild {
  const ids = new Set(withLayouts(build.routes, pageId));
  const selectRoutes = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: Object.fromEntries(
      Object.entries(selectRoutes(build.routes)).map(([id, route]) => [
        id,
        withRetryAfter(withNotedLoader(withOfferedData(route, pageId))),
      ]),
    ),
    assets: { ...build.assets, routes: selectRoutes(build.assets.routes) },
  };
}

/** Refuses a page that is not offered, and hides links to such pages in the data of the others. Files answer for themselves. */
function withOfferedData(route: ServerRoute, pageId: string): ServerRoute {
  const { loader } = route.module;
  if (loader === undefined || route.module.default === undefined) return route;
  const loadOffered: typeof loader = async (args) => {
    const { refusal, offersAll, isOffered } = args.context.site;
    if (refusal === 'not-published' && route.id === pageId) throwRefusal(refusal);
    const data: unknown = await loader(args);
    return offersAll ? data : withOfferedLinks(data, isOffered);
  };
  return { ...route, module: { ...route.module, loader: loadOffered } };
}

/** Reports calls of the route's loader to the context, because the site layout's loader waits for the others. */
function withNotedLoader(route: ServerRoute): ServerRoute {
  const { loader } = route.module;
  if (loader === undefined || route.id === 'site-layout') return route;
  const loadAndNote: typeof loader = (args) => {
    const loading = Promise.resolve(loader(args));
    args.context.site.noteLoader(loading);
    return loading;
  };
  return { ...route, module: { ...route.module, loader: loadAndNote } };
}

function withLayouts(routes: ServerBuild['routes'], id: string): string[] {
  const parentId = routes[id]?.parentId;
  return parentId === undefined ? [id] : [id, ...withLayouts(routes, parentId)];
}

/** Collects the reads and loader data of one rendering. */
export class RequestReads {
  readonly lines: SourceRead[] = [];
  /** A source was not read, because the association does not publish it. */
  hasLeftOut = false;
  readonly #loaders: Promise<unknown>[] = [];

  /** Records the answers of a read when it ends, except of sources that only add what is kept (see `isKeptOnly`). */
  async note(
    requests: readonly SourceRequest[],
    read: Promise<readonly TimedAnswer[]>,
    isDependent = false,
  ): Promise<readonly TimedAnswer[]> {
    const timed = await read;
    this.lines.push(
      ...requests.flatMap((request, index) =>
        timed[index] && request.isKeptOnly !== true ? [{ request, ...timed[index], isDependent }] : [],
      ),
    );
    return timed;
  }

  /** Records that a loader has started. */
  noteLoader(loading: Promise<unknown>): void {
    this.#loaders.push(loading);
  }

  /** Resolves with all reads when all recorded loaders have ended. */
  async readAll(): Promise<readonly SourceRead[]> {
    await this.listViews();
    return this.lines;
  }

  /** Resolves with the data of all recorded loaders when they have ended. */
  async listViews(): Promise<readonly unknown[]> {
    // Remix starts all loaders synchronously, so by the next microtask all are recorded.
    await Promise.resolve();
    const ended = await Promise.allSettled(this.#loaders);
    return ended.flatMap((loader) => (loader.status === 'fulfilled' ? [loader.value] : []));
  }
}

type Read = (requests: readonly SourceRequest[], noteAnswer?: NoteAnswer) => Promise<readonly TimedAnswer[]>;

/** Combines the reads that start in the same microtask. A page's loaders start together, so their sources are read at once. */
export function batchReads(read: Read): Read {
  let open: ReturnType<typeof begin> | undefined;
  return async (requests, noteAnswer) => {
    const batch = (open ??= begin());
    const from = batch.requests.length;
    batch.requests.push(...requests);
    batch.noters.push(...requests.map(() => noteAnswer));
    return (await batch.answers).slice(from, from + requests.length);
  };

  function begin() {
    const requests: SourceRequest[] = [];
    /** Of each request. */
    const noters: (NoteAnswer | undefined)[] = [];
    const answers = Promise.resolve().then(() => {
      open = undefined;
      return read(requests, (request, answer) => noters[requests.indexOf(request)]?.(request, answer));
    });
    return { requests, noters, answers };
  }
}

/** Adds `Retry-After` of a thrown response to the error page, because Remix drops its headers. */
function withRetryAfter(route: ServerRoute): ServerRoute {
  const headers: HeadersFunction = ({ errorHeaders, parentHeaders }) => {
    const retryAfter = errorHeaders?.get('retry-after') ?? null;
    return retryAfter === null ? parentHeaders : { 'retry-after': retryAfter };
  };
  return { ...route, module: { ...route.module, headers } };
}
