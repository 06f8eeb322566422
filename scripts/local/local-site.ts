import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Miniflare, MiniflareOptions, WorkerOptions } from 'miniflare';
import { EnvironmentError } from '~/config/environment';
import { buildInUse, getBuildParts, linkStaticFolder } from '../build/build-in-use';
import { LocalControl, type ControlAccess } from './local-control';
import { WatchedMiniflare } from './watched-miniflare';

export const compatibilityDate = '2026-04-01';
export const compatibilityFlags = ['nodejs_compat'];

export interface LocalSiteOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly demoPort: number;
  readonly dataDirectory?: string | undefined;
  /** Puts a cache like the platform's in front of the site. */
  readonly hasPlatformCache?: boolean | undefined;
  /** Runs the pictures worker too, which starts slowly. */
  readonly hasPictures?: boolean | undefined;
  /** Renderings per client address and minute; unlimited by default. */
  readonly renderLimit?: number | undefined;
  /** Unknown addresses, and pictures, per network of visitors and minute; unlimited by default. */
  readonly unknownLimit?: number | undefined;
  /** Answers over HTTPS too, with its own certificate. */
  readonly hasHttps?: boolean | undefined;
  /** Opens the V8 inspector of the isolates. */
  readonly hasInspector?: boolean | undefined;
  /** False leaves out the static files with Miniflare's two workers in front of the site, which the platform does not run as workers. */
  readonly hasStaticFiles?: boolean | undefined;
  /** The site's static files; those of the build by default. */
  readonly staticDirectory?: string | undefined;
  readonly addedWorkers?: readonly WorkerOptions[] | undefined;
  /** Gets every log line of the workers, instead of the terminal. */
  readonly onOutput?: ((line: string) => void) | undefined;
  /** Environment variables of the site and the prewarm worker. */
  readonly names: Readonly<Record<string, string>>;
  /** False leaves out the demo association. */
  readonly hasDemo?: boolean | undefined;
  /** Environment variables of the demo association. */
  readonly demoNames: Readonly<Record<string, string>>;
}

/** Options of a local workerd with the whole deployment, and by default the demo association on its own port. */
export function buildLocalSiteOptions(options: LocalSiteOptions): MiniflareOptions {
  const { dataDirectory, onOutput, hasPlatformCache = false, hasPictures = false, hasHttps, hasInspector } = options;
  const build = getBuildParts(buildInUse());
  const { names, demoNames, hasDemo = true } = options;
  const cacheBindings = { bindings: { ...names }, kvNamespaces: { CACHE: 'cache' }, durableObjects: objectBindings };
  const workers = [
    { ...defineWorker('site', build.site), ...cacheBindings, ...buildSiteBindings(options) },
    { ...defineWorker('objects', build.objects), ...cacheBindings },
    { ...defineWorker('prewarm', build.prewarm), ...cacheBindings, serviceBindings: { SITE: 'site' } },
    ...(hasDemo
      ? [{ ...defineWorker('demo-api', build.demoApi), bindings: { ...demoNames }, ...listenOn(options.demoPort) }]
      : []),
    buildControlWorker(build.control, names),
  ];
  for (const worker of options.addedWorkers ?? []) workers.push(worker);
  if (hasPictures) workers.push(buildPicturesWorker(build.pictures));
  if (hasPlatformCache) workers.push(buildPlatformCacheWorker(build.platformCache, options));
  return {
    ...(onOutput !== undefined && {
      handleRuntimeStdio: (output: Readable, errors: Readable) => {
        for (const stream of [output, errors]) createInterface({ input: stream }).on('line', onOutput);
      },
    }),
    workers,
    host: '127.0.0.1',
    port: 0,
    ...(hasHttps === true && { https: true }),
    ...(hasInspector === true && { inspectorPort: 0 }),
    ...(dataDirectory !== undefined && {
      kvPersist: path.join(dataDirectory, 'kv'),
      durableObjectsPersist: path.join(dataDirectory, 'objects'),
    }),
  };
}

/** A hanging runtime is replaced after this time. */
const watched = { everyMs: 1000, silentMs: 10_000 };

/** The runtime prints its reason itself, in one line. */
const RUNTIME_FAILURE =
  'The local runtime did not start; the line above says why. If it is about SQLite, the data are damaged: move DATA_DIR aside.';

function isRuntimeFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_RUNTIME_FAILURE';
}

/** Starts a local deployment and waits until it answers. */
export async function startLocalSite(options: LocalSiteOptions): Promise<Miniflare> {
  const miniflare = new WatchedMiniflare(buildLocalSiteOptions(options), {
    // No worker runs for a static file.
    probeUrl: `http://127.0.0.1:${options.port}/version.json`,
    ...watched,
    print: console.error,
  });
  try {
    await miniflare.ready;
  } catch (error) {
    // It rejects with the same error.
    await Promise.allSettled([miniflare.dispose()]);
    throw isRuntimeFailure(error) ? new EnvironmentError(RUNTIME_FAILURE) : error;
  }
  return miniflare;
}

/** Waits until this process is told to end. */
export async function waitForInterrupt(): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

/** Access to the control workers of this process. */
const controlToken = randomBytes(24).toString('base64url');

/** The control worker of a site in this process. */
export async function findControl(site: Pick<Miniflare, 'unsafeGetDirectURL'>): Promise<ControlAccess> {
  return { url: (await site.unsafeGetDirectURL('control')).href, token: controlToken };
}

/** Client of a site in this process. */
export function controlSite(site: Pick<Miniflare, 'unsafeGetDirectURL'>): LocalControl {
  return new LocalControl(() => findControl(site));
}

/** The objects are in their own worker. */
const objectBindings = {
  REFRESHER: { className: 'Refresher', scriptName: 'objects', useSQLite: true },
  OPERATIONS: { className: 'OperationsObject', scriptName: 'objects', useSQLite: true },
};

function defineWorker(name: string, bundle: string) {
  return {
    name,
    compatibilityDate,
    compatibilityFlags,
    modulesRoot: process.cwd(),
    modules: [{ type: 'ESModule' as const, path: path.resolve(bundle) }],
  };
}

function buildSiteBindings(options: LocalSiteOptions): Partial<WorkerOptions> {
  const { port, hasPlatformCache = false, hasPictures = false, hasStaticFiles = true } = options;
  const { renderLimit, unknownLimit } = options;
  return {
    ...(hasStaticFiles && {
      assets: {
        directory: chooseStaticFolder(options),
        binding: 'ASSETS',
        routerConfig: { has_user_worker: true },
        assetConfig: { html_handling: 'none', not_found_handling: 'none' },
      },
    }),
    ratelimits: {
      ...(renderLimit !== undefined && {
        RENDER_LIMIT: { simple: { limit: renderLimit, period: 60 } },
        NETWORK_RENDER_LIMIT: { simple: { limit: 5 * renderLimit, period: 60 } },
      }),
      ...(unknownLimit !== undefined && { UNKNOWN_LIMIT: { simple: { limit: unknownLimit, period: 60 } } }),
    },
    serviceBindings: {
      ...(hasPlatformCache && { LOCAL_CACHE: 'platform-cache' }),
      ...(hasPictures && { PICTURES: 'pictures' }),
    },
    ...(!hasPlatformCache && listenOn(port)),
  };
}

function listenOn(port: number): Pick<WorkerOptions, 'unsafeDirectSockets'> {
  return { unsafeDirectSockets: [{ host: '127.0.0.1', port }] };
}

function chooseStaticFolder({ staticDirectory, names }: LocalSiteOptions): string {
  return path.resolve(staticDirectory ?? linkStaticFolder(buildInUse(), names));
}

/** Measured once, because a later build may change the folder while the site runs. */
function measureBuildFiles(folder: string): Record<string, number> {
  const files = readdirSync(path.join(folder, 'build'), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files.map((file) => [`/build/${file}`, statSync(path.join(folder, 'build', file)).size] as const),
  );
}

function buildPlatformCacheWorker(bundle: string, options: LocalSiteOptions): WorkerOptions {
  return {
    ...defineWorker('platform-cache', bundle),
    bindings: { FILE_BYTES: measureBuildFiles(chooseStaticFolder(options)) },
    serviceBindings: { SITE: 'site' },
    ...listenOn(options.port),
  };
}

function buildPicturesWorker(bundle: string): WorkerOptions {
  const worker = defineWorker('pictures', bundle);
  const renderer = path.resolve(path.dirname(bundle), 'index_bg.wasm');
  return { ...worker, modules: [...worker.modules, { type: 'CompiledWasm', path: renderer }] };
}

/** @param names environment variables of the site */
function buildControlWorker(bundle: string, names: Readonly<Record<string, string>>): WorkerOptions {
  return {
    ...defineWorker('control', bundle),
    // Required to call another worker's scheduled handler.
    compatibilityFlags: [...compatibilityFlags, 'experimental', 'service_binding_extra_handlers'],
    bindings: { TOKEN: controlToken, NAMES: { ...names } },
    kvNamespaces: { CACHE: 'cache' },
    durableObjects: { OPERATIONS: objectBindings.OPERATIONS },
    serviceBindings: { PREWARM: 'prewarm' },
    ...listenOn(0),
  };
}
