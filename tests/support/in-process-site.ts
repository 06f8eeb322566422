import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnvironment } from '~/config/environment';
import { bundles } from '../../scripts/build';
import { readLocalEnvironment } from '../../scripts/local-environment';
import demo from '../../workers/demo-api';
import { saturdayAfternoon, testBuildId } from './test-site';

/** The built site in this process: no store, no refresher, and an upstream that the test holds in its hand. */
export interface InProcessSite {
  /** An isolate that has seen nothing yet. */
  readonly startIsolate: (upstream: Upstream) => Promise<(path: string) => Promise<Response>>;
  readonly dispose: () => Promise<void>;
}

export type Upstream = (url: URL) => Promise<Response>;

interface Worker {
  readonly default: new (
    context: unknown,
    bindings: unknown,
  ) => { readonly fetch: (request: Request) => Promise<Response> };
}

const local = readLocalEnvironment({ FIXED_NOW: saturdayAfternoon, BUILD_ID: testBuildId });
const names = 'problem' in local ? {} : local.names;

/** What the site in this process is told of its surroundings. */
export const inProcessEnvironment = parseEnvironment(names);

const demoNames = 'problem' in local ? {} : local.demoNames;

/** What the bundle takes from the platform's own module. */
const PLATFORM_CLASSES = `
  export class DurableObject {}
  export class WorkerEntrypoint { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }
`;

const answered = new Map<string, Promise<Response>>();

/** The demo association, asked without a network, and once for each address. */
export const healthyUpstream: Upstream = async (url) => {
  const known = answered.get(url.href) ?? demo.fetch(new Request(url), demoNames);
  answered.set(url.href, known);
  return (await known).clone();
};

/** Loads the bundle that runs on workerd; each isolate is a module instance of its own. */
export async function openInProcessSite(): Promise<InProcessSite> {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  const file = path.join(directory, 'worker.mjs');
  const bundle = await readFile(bundles.site, 'utf8');
  const platform = `data:text/javascript,${encodeURIComponent(PLATFORM_CLASSES)}`;
  await writeFile(file, bundle.replace(/(["'])cloudflare:workers\1/g, JSON.stringify(platform)));
  let isolates = 0;
  return {
    startIsolate: async (upstream) => {
      isolates += 1;
      const worker = (await import(/* @vite-ignore */ `${pathToFileURL(file).href}?isolate=${isolates}`)) as Worker;
      const assets = { fetch: (url: string) => staticFile(new URL(url).pathname) };
      return async (asked) => {
        const realFetch = globalThis.fetch;
        globalThis.fetch = (input) => upstream(new URL(input instanceof Request ? input.url : input));
        const work: Promise<unknown>[] = [];
        try {
          const context = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
          const entrypoint = new worker.default(context, { ...names, ASSETS: assets });
          const response = await entrypoint.fetch(new Request(`https://site.invalid${asked}`));
          await Promise.allSettled(work);
          return response;
        } finally {
          globalThis.fetch = realFetch;
        }
      };
    },
    dispose: () => rm(directory, { recursive: true, force: true }),
  };
}

async function staticFile(pathname: string): Promise<Response> {
  try {
    const body = await readFile(path.join('public', pathname), 'utf8');
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  } catch {
    return new Response(null, { status: 404 });
  }
}
