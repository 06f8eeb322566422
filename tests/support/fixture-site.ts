import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build, type Plugin } from 'esbuild';
import { Miniflare } from 'miniflare';
import { LocalControl } from '../../scripts/local/local-control';
import { compatibilityDate, compatibilityFlags } from '../../scripts/local/local-site';
import { sendAgainIfClosed } from './closed-connection';
import { buildClockAddress } from './fixture/clock';

const fixtureDirectory = path.join(import.meta.dirname, 'fixture');

/** Modules of the site that the fixture replaces. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/\/registry$/, 'registry.ts'],
  [/\/schema-versions\.generated$/, 'schema-versions.ts'],
  [/\/policies$/, 'policies.ts'],
  [/\/routes\.table\.js$/, 'routes.table.js'],
  [/\/base\/clock$|^\.\/clock$/, 'clock.ts'],
];

const naiveSingleFlight = [/\/single-flight$/, 'naive-single-flight.ts'] as const;

function createFixtureModules(isNaive: boolean): Plugin {
  return {
    name: 'fixture-modules',
    setup: (bundling) => {
      for (const [filter, file] of isNaive ? [...replaced, naiveSingleFlight] : replaced) {
        const own = path.join(fixtureDirectory, file);
        // The fixture's module may import the one that it replaces.
        bundling.onResolve({ filter }, ({ importer }) => (importer === own ? undefined : { path: own }));
      }
    },
  };
}

export type RefresherKind = 'shared' | 'throwing' | 'silent' | 'none';

export interface FixtureOptions {
  readonly upstreamOrigin: string;
  /** Number of site workers, each in its own isolate. */
  readonly isolates?: number;
  readonly refresher?: RefresherKind;
  readonly hasStore?: boolean;
  /** Shares promises like common libraries, to demonstrate how that fails. */
  readonly isNaive?: boolean;
  /** One version for all isolates, or one for each; the refreshers run the last one. */
  readonly schemaVersions?: readonly string[];
  /** Folder for the refreshers' storage after the site has ended; in memory by default. */
  readonly objectsDirectory?: string;
  /** Speed of the cache's clock and deadlines relative to real time. */
  readonly clockSpeed?: number;
  /** Environment variables that differ. */
  readonly names?: Readonly<Record<string, string>>;
}

export interface FixtureSite {
  readonly fetch: (path: string, init?: RequestInit, isolate?: number) => Promise<Response>;
  /** Advances the clocks of all isolates and refreshers; timers that already run are not affected. */
  readonly letTimePass: (byMs: number) => Promise<void>;
  /** Structured log lines of all workers with this event. */
  readonly listLogged: (event: string) => readonly Readonly<Record<string, unknown>>[];
  /** Keys of the shared store, sorted. */
  readonly listStoredKeys: () => Promise<readonly string[]>;
  /** The shared store itself. */
  readonly store: Pick<LocalControl, 'get' | 'put'>;
  readonly dispose: () => Promise<void>;
}

/** Starts the fixture site in workerd: its isolates share one store and one set of refreshers. */
export async function startFixtureSite(options: FixtureOptions): Promise<FixtureSite> {
  const { isolates = 1, schemaVersions = ['v1'], isNaive = false, clockSpeed = 1, objectsDirectory } = options;
  const scripts = await Promise.all(
    schemaVersions.map((schemaVersion) => bundle({ entry: 'site.ts', schemaVersion, isNaive, clockSpeed })),
  );
  const sites = Array.from({ length: isolates }, (_, index) =>
    buildSiteWorker(`site-${index}`, scripts[index] ?? scripts[0] ?? '', options),
  );
  const lines: string[] = [];
  const miniflare = new Miniflare({
    ...(objectsDirectory !== undefined && { durableObjectsPersist: objectsDirectory }),
    handleRuntimeStdio: (output: Readable, errors: Readable) => {
      collectLines(output, lines);
      collectLines(errors, lines);
    },
    workers: [...sites, await buildRefresherWorker(options, scripts.at(-1) ?? ''), await buildControlWorker()],
  });
  await miniflare.ready;
  const addresses = await Promise.all(sites.map(({ name }) => miniflare.unsafeGetDirectURL(name)));
  const refresherAddress = await miniflare.unsafeGetDirectURL('refresher');
  const control = new LocalControl(async () => ({
    url: (await miniflare.unsafeGetDirectURL('control')).href,
    token: 'fixture',
  }));
  return {
    fetch: (asked, init, isolate = 0) =>
      sendAgainIfClosed(() => fetch(`${addresses[isolate]?.origin ?? ''}${asked}`, { redirect: 'manual', ...init })),
    letTimePass: async (byMs) => {
      await Promise.all([...addresses, refresherAddress].map(({ origin }) => fetch(origin + buildClockAddress(byMs))));
    },
    listLogged: (event) =>
      lines
        .filter((line) => line.startsWith(`{"event":"${event}"`))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    listStoredKeys: async () => (await control.list('')).map(({ name }) => name),
    store: control,
    dispose: () => miniflare.dispose(),
  };
}

function buildSiteWorker(name: string, script: string, options: FixtureOptions) {
  const { hasStore = true, refresher = 'shared' } = options;
  return {
    ...buildWorker(name, script),
    bindings: getNames(options),
    ...(hasStore && { kvNamespaces: { CACHE: 'cache' } }),
    ...(refresher !== 'none' && {
      durableObjects: { REFRESHER: { className: classNames[refresher], scriptName: 'refresher' } },
    }),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  };
}

async function buildRefresherWorker(options: FixtureOptions, working: string) {
  const { hasStore = true, refresher = 'shared' } = options;
  const works = refresher === 'shared' || refresher === 'none';
  return {
    ...buildWorker('refresher', works ? working : await bundle(brokenRefresher)),
    bindings: getNames(options),
    ...(hasStore && { kvNamespaces: { CACHE: 'cache' } }),
    durableObjects: { REFRESHER: { className: classNames[refresher] } },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  };
}

/** Gives the test access to the shared store. */
async function buildControlWorker() {
  return {
    ...buildWorker('control', await bundle({ ...brokenRefresher, entry: '../../../scripts/local/control-worker.ts' })),
    bindings: { TOKEN: 'fixture' },
    kvNamespaces: { CACHE: 'cache' },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  };
}

const classNames: Record<RefresherKind, string> = {
  shared: 'Refresher',
  none: 'Refresher',
  throwing: 'Throwing',
  silent: 'Silent',
};

function buildWorker(name: string, contents: string) {
  return {
    name,
    compatibilityDate,
    compatibilityFlags,
    modules: [{ type: 'ESModule' as const, path: `${name}.js`, contents }],
  };
}

function getNames({ upstreamOrigin, names }: FixtureOptions): Record<string, string> {
  return {
    V1_BASE_URL: upstreamOrigin,
    PRODUCT: 'PSAA',
    ASSOCIATION_NAME: 'Prairie State Activities Association',
    BUILD_ID: 'fixture',
    DEPLOYMENT: 'local',
    ...names,
  };
}

function collectLines(stream: Readable, lines: string[]): void {
  createInterface({ input: stream }).on('line', (line) => lines.push(line));
}

/** Key of a fixture bundle. */
interface BundleOptions {
  readonly entry: string;
  readonly schemaVersion: string;
  readonly isNaive: boolean;
  readonly clockSpeed: number;
}

const brokenRefresher: BundleOptions = {
  entry: 'broken-refresher.ts',
  schemaVersion: 'v1',
  isNaive: false,
  clockSpeed: 1,
};

const bundled = new Map<string, Promise<string>>();
const clockStartMs = Date.now();

/** Bundles a fixture worker once for all tests of a file. */
function bundle(options: BundleOptions): Promise<string> {
  const id = JSON.stringify(options);
  const made = bundled.get(id) ?? makeBundle(options);
  bundled.set(id, made);
  return made;
}

async function makeBundle({ entry, schemaVersion, isNaive, clockSpeed }: BundleOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(fixtureDirectory, entry)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    define: {
      SCHEMA_VERSION: JSON.stringify(schemaVersion),
      CLOCK_SPEED: String(clockSpeed),
      CLOCK_START_MS: String(clockStartMs),
    },
    plugins: [createFixtureModules(isNaive)],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
