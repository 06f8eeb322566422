import { realClock, type Clock } from '~/cache/base/clock';
import { getErrorMessage, logFailure, writeToConsole, type Log } from '~/cache/base/log';
import type { WaitUntil } from '~/cache/base/single-flight';
import type { CachedDocument } from '~/cache/document/cached-document';
import { DocumentCache } from '~/cache/document/document-cache';
import { LastGoodPages, findKeptDataset } from '~/cache/document/last-good-pages';
import { SourceCache } from '~/cache/source-cache';
import { EntryMemory } from '~/cache/source/entry-memory';
import { timeZone } from '~/config/association';
import { readContentClock, parseEnvironment, type Environment } from '~/config/environment';
import { createContentClock, getToday } from '~/models/dates/content-clock';
import { readPageAddress, buildPagePath } from '~/page/page-address';
import { createOfferedPages } from '~/routes/offered-pages';
import { findMetrics, findRefreshers, type Bindings } from '../bindings';
import { OperationsReporter } from '../operations-reporter';
import { createSourceDependencies, buildEnvironmentDataset } from '../source-dependencies';
import { createMonitoringAnswerer, METRICS_PATH, STATUS_PATH, type AnswerMonitoring } from './monitoring';
import { createPageAnswerer, type AnswerPage } from './page-answerer';
import { createPageRenderer, type FindHandler } from './page-renderer';
import { createPageServer, keepLastGoodPages, addAgeNotice } from './page-server';
import { createPictureMaker } from './picture-maker';
import {
  refuseLongAddress,
  respondWithHealth,
  refuseMethod,
  respondWithEmergencyPage,
  respondWithNoSuchFile,
  withEmergencyPage,
  respondMisconfigured,
} from './plain-answers';
import { createRenderLimit, createVisitorNetworkLimit } from './render-limit';
import { REPORTS_PATH, secureResponse, withCachingHeaders, NO_STORE } from './response-headers';
import { withSharedNotFoundPage } from './unknown-pages';
import { createReportAnswerer } from './violation-reports';

type Context = Pick<ExecutionContext, 'waitUntil'>;

export interface Site {
  readonly answer: (request: Request, context: Context) => Promise<Response>;
  /** Stores copies of pages, which are served if rendering fails. */
  readonly keepLastGoodPages: (paths: readonly string[], context: Context) => Promise<void>;
}

const MEBIBYTE = 1024 * 1024;
/** Limits of the isolate's memory (128 MiB). Parsed entries take several times the size of their text, by which they count. */
const ENTRY_BYTES = 12 * MEBIBYTE;
const DOCUMENT_BYTES = 24 * MEBIBYTE;
/** Interval of reports to the metrics object: long in production, which has thousands of isolates. */
const REPORT_EVERY_MS = { production: 60_000, local: 1000 } as const;

/** Creates everything that an isolate keeps between requests. */
function createSite(environment: Environment, bindings: Bindings, getHandler: FindHandler): Site {
  const { CACHE, PICTURES, RENDER_LIMIT, NETWORK_RENDER_LIMIT, UNKNOWN_LIMIT } = bindings;
  const reporter = new OperationsReporter({
    getMetrics: findMetrics(bindings, environment),
    clock: realClock,
    log: writeToConsole,
    everyMs: REPORT_EVERY_MS[environment.DEPLOYMENT],
  });
  const dependencies = createSourceDependencies(environment, bindings, 'isolate', (report) => {
    reporter.noteFetch(report);
  });
  const { clock, log, tuning } = dependencies;
  const contentClock = readContentClock(environment);
  const sources = new SourceCache({
    ...dependencies,
    memory: new EntryMemory(ENTRY_BYTES),
    getRefresher: findRefreshers(bindings, environment),
  });
  const { ASSOCIATION_NAME: associationName } = environment;
  const makePicture = createPictureMaker({ service: PICTURES, kv: CACHE, clock, log });
  const offered = createOfferedPages({ environment, clock: contentClock });
  const rendering = { sources, environment, contentClock, clock, tuning, reporter, offered };
  const renderPage = createPageRenderer({ ...rendering, getHandler, makePicture });
  const documents = new DocumentCache({
    clock,
    maxBytes: DOCUMENT_BYTES,
    getRandom: Math.random,
    getTuning: () => tuning.getCurrent(),
  });
  const renderKnownPage = withSharedNotFoundPage(renderPage, { ...rendering, documents });
  const pages = {
    documents,
    renderPage: withEmergencyPage(renderKnownPage, { clock, log, associationName }),
    lastGood: CACHE && new LastGoodPages({ kv: CACHE, clock, log, dataset: buildEnvironmentDataset(environment) }),
    contentClock,
    buildId: environment.BUILD_ID,
  };
  const servePage = createPageServer(pages);
  const answerPage = createPageAnswerer({
    servePage,
    clock,
    tuning,
    reporter,
    admit: createRenderLimit({ limiter: RENDER_LIMIT, networkLimiter: NETWORK_RENDER_LIMIT, clock, log }),
    limitUnknown: createVisitorNetworkLimit(UNKNOWN_LIMIT, log, 'unknown'),
    limitPictures: createVisitorNetworkLimit(UNKNOWN_LIMIT, log, 'picture'),
    associationName,
    security: environment,
    getToday: () => getToday(contentClock),
  });
  return {
    answer: createRequestAnswerer(environment, {
      answerPage,
      answerMonitoring: createMonitoringAnswerer({ environment, bindings, clock, log }),
      log,
    }),
    // Returns at once, so that the prewarm run does not wait.
    keepLastGoodPages: (paths, context) => {
      const waitUntil: WaitUntil = context.waitUntil.bind(context);
      const keep = () => keepLastGoodPages(paths, servePage, pages, waitUntil);
      waitUntil(logFailure(log, { event: 'last-good-failed' }, keep));
      return Promise.resolve();
    },
  };
}

interface Answerers {
  readonly answerPage: AnswerPage;
  readonly answerMonitoring: AnswerMonitoring;
  readonly log: Log;
}

function createRequestAnswerer(
  environment: Environment,
  { answerPage, answerMonitoring, log }: Answerers,
): Site['answer'] {
  const { BUILD_ID: buildId } = environment;
  const answerReport = createReportAnswerer({ clock: realClock, log });
  const monitoringPaths: ReadonlySet<string> = new Set([STATUS_PATH, METRICS_PATH]);
  return async (request, context) => {
    const url = new URL(request.url);
    try {
      return await withRequestLog(url.pathname, { clock: realClock, log }, async () =>
        secureResponse(withCachingHeaders(await answer(request, url, context)), environment),
      );
    } catch (error) {
      log({ event: 'request-failed', path: url.pathname, detail: getErrorMessage(error) });
      return secureResponse(await respondWithEmergencyPage(environment.ASSOCIATION_NAME), environment);
    }
  };

  async function answer(request: Request, url: URL, context: Context): Promise<Response> {
    if (url.pathname === REPORTS_PATH) return answerReport(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod();
    if (isTooLong(url)) return refuseLongAddress(environment.ASSOCIATION_NAME);
    if (url.pathname === '/healthz') return respondWithHealth(buildId);
    if (monitoringPaths.has(url.pathname)) return answerMonitoring(request, url.pathname);
    if (url.pathname.startsWith('/build/')) return respondWithNoSuchFile();
    return answerPage(request, url, context.waitUntil.bind(context));
  }
}

/** Limit of path and query together: longer than the picks of any scenario, shorter than the platform's 16 KiB. */
const MOST_ADDRESS_CHARACTERS = 12_000;
const MOST_PATH_CHARACTERS = 1024;

function isTooLong({ pathname, search }: URL): boolean {
  return pathname.length > MOST_PATH_CHARACTERS || pathname.length + search.length > MOST_ADDRESS_CHARACTERS;
}

/** Creates the site of an isolate. If the environment is invalid, logs that once and serves last good copies or a plain page. */
export function startSite(bindings: Bindings, getHandler: FindHandler): Site {
  try {
    return createSite(parseEnvironment(bindings as Readonly<Record<string, unknown>>), bindings, getHandler);
  } catch (error) {
    writeToConsole({ event: 'environment-refused', detail: getErrorMessage(error) });
    return {
      answer: async (request) => secureResponse(await answerMisconfigured(request, bindings)),
      keepLastGoodPages: () => Promise.resolve(),
    };
  }
}

/** Slower requests have their own log event, which is not sampled. */
const SLOW_REQUEST_MS = 2000;
/** Longer paths are cut in the log. No page has one. */
const SHOWN_PATH_CHARACTERS = 200;

/** Logs a request with its duration. A worker's clock advances only during I/O, so CPU time is not included. */
export async function withRequestLog(
  pathname: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  answer: () => Promise<Response>,
): Promise<Response> {
  const startedAtMs = clock.getNowMs();
  const response = await answer();
  const durationMs = clock.getNowMs() - startedAtMs;
  const event = durationMs < SLOW_REQUEST_MS ? 'request' : 'slow-request';
  log({ event, path: pathname.slice(0, SHOWN_PATH_CHARACTERS), status: response.status, durationMs });
  return response;
}

/** Responds without a valid environment: with a last good copy of the page if a deployment has stored one, otherwise with status 500. */
async function answerMisconfigured(request: Request, { CACHE }: Pick<Bindings, 'CACHE'>): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === '/healthz')
    return Response.json({ status: 'misconfigured' }, { status: 500, headers: NO_STORE });
  if (CACHE === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return respondMisconfigured();
  try {
    const dataset = await findKeptDataset(CACHE);
    if (dataset === null) return respondMisconfigured();
    const lastGood = new LastGoodPages({ kv: CACHE, clock: realClock, log: writeToConsole, dataset });
    const clock = createContentClock({ timeZone });
    const address = readPageAddress(url, () => getToday(clock));
    const document = address.kind === 'document' ? await lastGood.find(buildPagePath(address)) : undefined;
    return document === undefined
      ? respondMisconfigured()
      : buildMisconfiguredAnswer(await addAgeNotice(document, clock), request);
  } catch (error) {
    writeToConsole({ event: 'last-good-read-failed', detail: getErrorMessage(error) });
    return respondMisconfigured();
  }
}

function buildMisconfiguredAnswer({ body, headers }: CachedDocument, { method }: Request): Response {
  const response = new Response(method === 'HEAD' ? null : new Uint8Array(body), {
    headers: headers.map(([name, value]) => [name, value]),
  });
  for (const [name, value] of Object.entries(NO_STORE)) response.headers.set(name, value);
  return response;
}
