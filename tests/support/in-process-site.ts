import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import type { RefresherObject } from '~/cache/refresher/call-refresher';
import { parseEnvironment } from '~/config/environment';
import type { MetricsObject } from '~/operations/operations-state';
import { HOUR_MS } from '~/time-units';
import { schemaVersions } from '~/upstream/schema-versions.generated';
import demo from '../../demo-api';
import { buildInUse, getBuildParts } from '../../scripts/build/build-in-use';
import { siteAlertFile } from '../../scripts/build/site-alert';
import { readLocalEnvironment, type LocalEnvironment } from '../../scripts/local/local-environment';
import { MemoryObjectStorage } from './memory-object-storage';
import type { MemoryStore } from './memory-store';
import { saturdayAfternoon, testBuildId, testCallsPerSecond } from './test-site';

/** The built site in this process, with the test's upstream and by default without refreshers and store. */
export interface InProcessSite {
  /** Starts a new isolate. */
  readonly startIsolate: (
    upstream: Upstream,
    store?: MemoryStore,
    refreshers?: RefresherObjects,
    more?: IsolateOptions,
  ) => AskSite;
  /** The metrics object, for isolates to share. */
  readonly startOperationsObject: (storage?: MemoryObjectStorage) => Promise<MetricsObject>;
  /** Keeps copies of pages in a store from a separate isolate, as the prewarm worker does. */
  readonly keepPages: (upstream: Upstream, store: MemoryStore, paths: readonly string[]) => Promise<void>;
}

export interface IsolateOptions {
  /** Of the environment. */
  readonly names?: Readonly<Record<string, string>>;
  /** None by default. */
  readonly operations?: MetricsObject;
  /** None by default. */
  readonly rateLimits?: Readonly<Record<string, Pick<RateLimit, 'limit'>>>;
}

/** @param headers of the request */
export type AskSite = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

export type Upstream = (url: URL, init?: RequestInit) => Promise<Response>;

/** The refreshers; isolates that share them call the same objects. */
export class RefresherObjects extends Map<string, RefresherObject> {
  /** Storage of each object by its name, which outlives the object. */
  readonly storages: Map<string, MemoryObjectStorage>;

  /** @param storages those of objects that were there before */
  constructor(storages: Map<string, MemoryObjectStorage> = new Map()) {
    super();
    this.storages = storages;
  }
}

interface Worker {
  readonly default: new (context: unknown, bindings: unknown) => Entrypoint;
  readonly Refresher: new (context: unknown, bindings: unknown) => RefresherObject;
  readonly OperationsObject: new (context: unknown, bindings: unknown) => MetricsObject;
}

interface Entrypoint {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly keepLastGoodPages: (paths: readonly string[]) => Promise<void>;
}

type EvaluateBundle = (
  module: object,
  exports: object,
  require: (name: string) => unknown,
  ...globals: readonly unknown[]
) => void;

const namesAt = new Map<string, LocalEnvironment>();

/** The environment of the site and the demo association at an ISO 8601 time; both clocks start when first read. */
function readNames(nowIso: string): LocalEnvironment {
  const names = namesAt.get(nowIso) ?? readNamesOnce(nowIso);
  namesAt.set(nowIso, names);
  return names;
}

function readNamesOnce(nowIso: string): LocalEnvironment {
  return readLocalEnvironment({
    FIXED_NOW: nowIso,
    BUILD_ID: testBuildId,
    BUILT_AT: new Date().toISOString(),
    SECURITY_CONTACT: 'mailto:security@psaa.example',
    UPSTREAM_CALLS_PER_SECOND: String(testCallsPerSecond),
  });
}

const { names: namesOfTests, demoNames: demoNamesOfTests } = readNames(saturdayAfternoon);

/** The environment of the site in this process. */
export const inProcessEnvironment = parseEnvironment(namesOfTests);

/** The environment of the demo association. */
export const demoNames = demoNamesOfTests;

/** The demo association without a network; it counts calls and injects faults. */
export const askDemoUpstream: Upstream = (url, init) => demo.fetch(new Request(url, init), demoNames);

/** Like `askDemoUpstream`, with one request per address. After the clock moves by more than an hour, answers are requested again. */
export const askHealthyUpstream = askOnce(askDemoUpstream);

/** The demo association at another time, with one request per address. */
export function createHealthyUpstream(nowIso: string): Upstream {
  const { demoNames: namesThen } = readNames(nowIso);
  return askOnce((url, init) => demo.fetch(new Request(url, init), namesThen));
}

function askOnce(upstream: Upstream): Upstream {
  const answered = new Map<string, { readonly askedAtMs: number; readonly response: Promise<Response> }>();
  return async (url) => {
    const nowMs = Date.now();
    let known = answered.get(url.href);
    if (known === undefined || Math.abs(nowMs - known.askedAtMs) > HOUR_MS) {
      known = { askedAtMs: nowMs, response: upstream(url) };
      answered.set(url.href, known);
    }
    return (await known.response).clone();
  };
}

/** A new site, and the addresses of its calls to the demo association. */
export async function openCountedSite(): Promise<{ readonly ask: AskSite; readonly called: ReadonlySet<string> }> {
  const called = new Set<string>();
  const answerUpstream: Upstream = (url, init) => {
    called.add(url.pathname + url.search);
    return askHealthyUpstream(url, init);
  };
  return { ask: (await openInProcessSite()).startIsolate(answerUpstream), called };
}

/** Bindings of an isolate without refreshers and store. */
export function createLocalBindings(nowIso = saturdayAfternoon): object {
  const quiet = { LOG_SAMPLE_RATE: '0' };
  return {
    ...readNames(nowIso).names,
    ...quiet,
    ASSETS: { fetch: (url: string) => readSourceFile(new URL(url).pathname) },
  };
}

export interface InProcessOptions {
  /** Start time of its clock, ISO 8601. */
  readonly nowIso?: string;
  /** Further environment variables, which are not checked. */
  readonly more?: Readonly<Record<string, string>>;
  /** Folder of the build, by default the one in use. */
  readonly build?: string;
  /** Changes each bundle into another build. */
  readonly change?: (bundle: string) => string;
}

/** Evaluates the bundles of the site and the objects that run on workerd. All state belongs to the bindings of an isolate. */
export async function openInProcessSite({
  nowIso = saturdayAfternoon,
  more = {},
  build = buildInUse(),
  change = (bundle) => bundle,
}: InProcessOptions = {}): Promise<InProcessSite> {
  const names = { ...readNames(nowIso).names, ...more };
  const parts = getBuildParts(build);
  const [site, objects] = await Promise.all([
    evaluateBundle(parts.site, change),
    evaluateBundle(parts.objects, change),
  ]);
  const worker = { ...objects, ...site } as Worker;
  const start = (
    upstream: Upstream,
    store: MemoryStore | undefined,
    refreshers?: RefresherObjects,
    { names: more, operations, rateLimits }: IsolateOptions = {},
  ): AskWorker => {
    const bindings = {
      ...names,
      ...more,
      ...rateLimits,
      ...(operations !== undefined && { OPERATIONS: { idFromName: (name: string) => name, get: () => operations } }),
      ASSETS: { fetch: (url: string) => readStaticFile(build, new URL(url).pathname) },
      ...(store !== undefined && { CACHE: store }),
    };
    if (refreshers === undefined) return createAsker(worker, upstream, bindings);
    const REFRESHER = createRefresherNamespace(worker, refreshers, bindings);
    return createAsker(worker, upstream, { ...bindings, REFRESHER }, listPendingWork(refreshers));
  };
  return {
    startOperationsObject: (storage = new MemoryObjectStorage()) => startOperationsObject(worker, storage),
    startIsolate: (upstream, store, refreshers, more) => {
      const ask = start(upstream, store, refreshers, more);
      return (path, headers = {}) =>
        ask((entrypoint) => entrypoint.fetch(new Request(`https://site.invalid${path}`, { headers })));
    },
    keepPages: (upstream, store, paths) => start(upstream, store)((entrypoint) => entrypoint.keepLastGoodPages(paths)),
  };
}

/**
 * Synchronous replacements of streams that use threads, because on a busy machine threads could finish after a deadline of virtual
 * time.
 */
const computedAtOnce = {
  CompressionStream: class extends TransformStream<Uint8Array, Uint8Array> {
    constructor() {
      super(transformWhole(gzipSync));
    }
  },
  DecompressionStream: class extends TransformStream<Uint8Array, Uint8Array> {
    constructor() {
      super(transformWhole(gunzipSync));
    }
  },
  crypto: {
    randomUUID: () => crypto.randomUUID(),
    getRandomValues: (numbers: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(numbers),
    subtle: {
      digest: (name: 'SHA-256', bytes: Uint8Array) =>
        Promise.resolve(Uint8Array.from(createHash(name.replace('-', '').toLowerCase()).update(bytes).digest()).buffer),
    },
  },
};

function transformWhole(change: (bytes: Uint8Array) => Uint8Array): Transformer<Uint8Array, Uint8Array> {
  const chunks: Uint8Array[] = [];
  return {
    transform: (chunk) => void chunks.push(chunk),
    flush: (controller) => {
      try {
        controller.enqueue(change(Buffer.concat(chunks)));
      } catch (error) {
        throw new TypeError(String(error));
      }
    },
  };
}

/** Exports of a worker's bundle. */
async function evaluateBundle(file: string, change: (bundle: string) => string): Promise<object> {
  const bundle = change(await readFile(file, 'utf8'));
  const { code } = await transform(bundle, { format: 'cjs', target: 'es2022' });
  const evaluate = new Script(
    `(function (module, exports, require, ${Object.keys(computedAtOnce).join()}) {${code}\n})`,
    {
      filename: file,
    },
  ).runInThisContext() as EvaluateBundle;
  const module = { exports: {} };
  evaluate(module, module.exports, requireOfWorker, ...Object.values(computedAtOnce));
  return module.exports;
}

/** Starts the metrics object with the environment that it uses, and waits until it has loaded its storage. */
async function startOperationsObject(
  { OperationsObject }: Worker,
  storage: MemoryObjectStorage,
): Promise<MetricsObject> {
  let loaded: Promise<unknown> = Promise.resolve();
  const blockConcurrencyWhile = (work: () => Promise<unknown>) => (loaded = work());
  const operations = new OperationsObject({ blockConcurrencyWhile, storage }, {});
  await loaded;
  return operations;
}

/** Background work of the refreshers after their answers. */
const workOfRefreshers = new WeakMap<RefresherObjects, Set<Promise<unknown>>>();

function listPendingWork(refreshers: RefresherObjects): Set<Promise<unknown>> {
  const work = workOfRefreshers.get(refreshers) ?? new Set();
  workOfRefreshers.set(refreshers, work);
  return work;
}

/** The bundle of a build in which the schema of every source has changed. */
export function withOtherSchemas(bundle: string): string {
  return Object.values(schemaVersions).reduce(
    (changed, version) => changed.replaceAll(`"${version}"`, `"x${version.slice(1)}"`),
    bundle,
  );
}

/** The refreshers' namespace; as on the platform, an object is created at its first call. */
function createRefresherNamespace({ Refresher }: Worker, objects: RefresherObjects, bindings: object) {
  return {
    idFromName: (name: string) => name,
    get: (name: string) => {
      const storage = objects.storages.get(name) ?? new MemoryObjectStorage();
      objects.storages.set(name, storage);
      const context = { waitUntil: (promise: Promise<unknown>) => listPendingWork(objects).add(promise), storage };
      const object = objects.get(name) ?? new Refresher(context, bindings);
      objects.set(name, object);
      return object;
    },
  };
}

type AskWorker = <Answer>(question: (entrypoint: Entrypoint) => Promise<Answer>) => Promise<Answer>;

/** Upstreams of concurrent requests, which may end in any order. */
const asking: Upstream[] = [];
let fetchFromNetwork = globalThis.fetch;

/**
 * Calls the worker, and waits for its background work. Meanwhile the upstream of the latest call replaces the network.
 */
export function createAsker(
  worker: Pick<Worker, 'default'>,
  upstream: Upstream,
  bindings: object,
  besides = new Set<Promise<unknown>>(),
): AskWorker {
  return async (question) => {
    replaceNetwork(upstream);
    const work: Promise<unknown>[] = [];
    try {
      const context = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
      const answer = await question(new worker.default(context, bindings));
      await Promise.allSettled(work);
      for (const promise of besides) {
        await Promise.allSettled([promise]);
        besides.delete(promise);
      }
      return answer;
    } finally {
      giveNetworkBack(upstream);
    }
  };
}

function replaceNetwork(upstream: Upstream): void {
  if (asking.length === 0) fetchFromNetwork = globalThis.fetch;
  asking.push(upstream);
  const fetchUpstream: typeof fetch = (input, init) => {
    const ask = asking.at(-1) ?? upstream;
    return ask(new URL(input instanceof Request ? input.url : input), init);
  };
  globalThis.fetch = fetchUpstream;
}

function giveNetworkBack(upstream: Upstream): void {
  asking.splice(asking.lastIndexOf(upstream), 1);
  if (asking.length === 0) globalThis.fetch = fetchFromNetwork;
}

const requireOfNode = createRequire(import.meta.url);

/** The platform's module, which the bundle does not contain. */
const platformModule = {
  DurableObject: class {
    constructor(
      readonly ctx: unknown,
      readonly env: unknown,
    ) {}
  },
  WorkerEntrypoint: class {
    constructor(
      readonly ctx: unknown,
      readonly env: unknown,
    ) {}
  },
};

function requireOfWorker(name: string): unknown {
  return name === 'cloudflare:workers' ? platformModule : requireOfNode(name);
}

function readStaticFile(build: string, pathname: string): Promise<Response> {
  return answerWithFile(path.join(getBuildParts(build).static, pathname));
}

/** A static file where nothing was built: the alert of the association's folder, which a build copies, or a file of `public`. */
function readSourceFile(pathname: string): Promise<Response> {
  return answerWithFile(
    pathname === `/${siteAlertFile}` ? 'association/site-alert.json' : path.join('public', pathname),
  );
}

async function answerWithFile(file: string): Promise<Response> {
  try {
    const body = await readFile(file, 'utf8');
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  } catch {
    return new Response(null, { status: 404 });
  }
}
