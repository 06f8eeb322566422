import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { transform } from 'esbuild';
import { parseEnvironment } from '~/config/environment';
import { bundles } from '../../scripts/build';
import { readLocalEnvironment } from '../../scripts/local-environment';
import demo from '../../workers/demo-api';
import type { MemoryStore } from './memory-store';
import { saturdayAfternoon, testBuildId } from './test-site';

/** The built site in this process: no refresher, no store unless given one, and an upstream that is the test's. */
export interface InProcessSite {
  /** An isolate that has seen nothing yet. */
  readonly startIsolate: (upstream: Upstream, store?: MemoryStore) => (path: string) => Promise<Response>;
}

export type Upstream = (url: URL, init?: RequestInit) => Promise<Response>;

interface Worker {
  readonly default: new (
    context: unknown,
    bindings: unknown,
  ) => { readonly fetch: (request: Request) => Promise<Response> };
}

type EvaluateBundle = (module: object, exports: object, require: (name: string) => unknown) => void;

const local = readLocalEnvironment({ FIXED_NOW: saturdayAfternoon, BUILD_ID: testBuildId });
const names = 'problem' in local ? {} : local.names;

/** What the site in this process is told of its surroundings. */
export const inProcessEnvironment = parseEnvironment(names);

const demoNames = 'problem' in local ? {} : local.demoNames;

/** The demo association, asked without a network: it counts calls and obeys faults. */
export const demoUpstream: Upstream = (url, init) => demo.fetch(new Request(url, init), demoNames);

const answered = new Map<string, Promise<Response>>();

/** The same, asked once for each address. */
export const healthyUpstream: Upstream = async (url) => {
  const known = answered.get(url.href) ?? demoUpstream(url);
  answered.set(url.href, known);
  return (await known).clone();
};

/** Compiles the bundle that runs on workerd; each isolate evaluates it anew. */
export async function openInProcessSite(): Promise<InProcessSite> {
  const bundle = await readFile(bundles.site, 'utf8');
  const { code } = await transform(bundle, { format: 'cjs', target: 'es2022' });
  const evaluate = new Script(`(function (module, exports, require) {${code}\n})`, {
    filename: bundles.site,
  }).runInThisContext() as EvaluateBundle;
  return {
    startIsolate: (upstream, store) => {
      const loaded = { exports: {} as Worker };
      evaluate(loaded, loaded.exports, requireOfWorker);
      return fetcherOf(loaded.exports, upstream, {
        ...names,
        ASSETS: { fetch: (url: string) => staticFile(new URL(url).pathname) },
        ...(store !== undefined && { CACHE: store }),
      });
    },
  };
}

/** Asks the worker one thing after the other: upstream takes the place of the network meanwhile. */
function fetcherOf(worker: Worker, upstream: Upstream, bindings: object): (path: string) => Promise<Response> {
  return async (asked) => {
    const realFetch = globalThis.fetch;
    globalThis.fetch = (input, init) => upstream(new URL(input instanceof Request ? input.url : input), init);
    const work: Promise<unknown>[] = [];
    try {
      const context = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
      const entrypoint = new worker.default(context, bindings);
      const response = await entrypoint.fetch(new Request(`https://site.invalid${asked}`));
      await Promise.allSettled(work);
      return response;
    } finally {
      globalThis.fetch = realFetch;
    }
  };
}

const requireOfNode = createRequire(import.meta.url);

/** The platform's own module, which the bundle does not contain. */
const platformModule = {
  DurableObject: Object,
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

async function staticFile(pathname: string): Promise<Response> {
  try {
    const body = await readFile(path.join('public', pathname), 'utf8');
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  } catch {
    return new Response(null, { status: 404 });
  }
}
