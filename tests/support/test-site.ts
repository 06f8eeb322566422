import type { Miniflare } from 'miniflare';
import { buildInUse, readBuildId } from '../../scripts/build/build-in-use';
import type { LocalControl } from '../../scripts/local/local-control';
import { demoAssociation, getDemoAddresses, readLocalEnvironment } from '../../scripts/local/local-environment';
import { buildLocalSiteOptions, controlSite, startLocalSite } from '../../scripts/local/local-site';
import { findFreePorts } from './free-port';

/** Golf finals day, football week 7: games scheduled, live and final at once. */
export const saturdayAfternoon = '2025-10-11T13:20:00-05:00';

export const testBuildId = 'test-build';

/** Tests request more cold pages per second than visitors do, so this budget is large; the budget is tested separately. */
export const testCallsPerSecond = 1000;

/** A running deployment for a test file: the built site, its workers and the demo association, state in memory. */
export interface TestSite {
  readonly url: string;
  readonly demoUrl: string;
  readonly demoPort: number;
  readonly miniflare: Miniflare;
  /** The shared store and the prewarm cron. */
  readonly control: LocalControl;
  /** Makes the demo association misbehave; see `demo-api`. */
  readonly setFault: (fault: Readonly<Record<string, string | number>>) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** Redeploys the site at its address, with further environment variables. */
  readonly deployWith: (names: Readonly<Record<string, string>>) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

export interface TestSiteOptions {
  /** False leaves out the static files, and what Miniflare runs in front of a site with them. */
  readonly hasStaticFiles?: boolean;
  /** Static files instead of those in `public`. */
  readonly staticDirectory?: string;
  /** Puts the cache with the platform's semantics in front of the site. */
  readonly hasPlatformCache?: boolean;
  readonly hasPictures?: boolean;
  /** Renderings that one client address may cause in a minute. */
  readonly renderLimit?: number;
  /** Unknown addresses, and pictures, that one network of visitors may cause in a minute. */
  readonly unknownLimit?: number;
  /** Answers over HTTPS too, at the address that `miniflare.ready` resolves to. */
  readonly hasHttps?: boolean;
  readonly hasInspector?: boolean;
  /** Called for each line that the workers log. */
  readonly onOutput?: (line: string) => void;
}

/** Options of a site whose log is not needed. */
export const quiet: TestSiteOptions = { onOutput: () => undefined };

/**
 * Starts the same workers as `npm start`, from the bundles that the test command built.
 * @param names further environment variables, for example another `FIXED_NOW`
 */
export async function startTestSite(
  names: Readonly<Record<string, string>> = {},
  { staticDirectory, onOutput, ...workers }: TestSiteOptions = {},
): Promise<TestSite> {
  const [port, demoPort] = await findFreePorts();
  const local = readLocalEnvironment({
    // Tests that lead some calls elsewhere keep the demo association for the others.
    ...getDemoAddresses(demoPort),
    ...demoAssociation,
    FIXED_NOW: saturdayAfternoon,
    BUILD_ID: readBuildId(buildInUse()),
    UPSTREAM_CALLS_PER_SECOND: String(testCallsPerSecond),
    ...names,
    PORT: String(port),
    DEMO_PORT: String(demoPort),
  });
  const options = { ...local, hasDemo: true, dataDirectory: undefined, staticDirectory, onOutput, ...workers };
  const miniflare = await startLocalSite(options);
  const demoUrl = `http://127.0.0.1:${demoPort}`;
  return {
    url: `http://127.0.0.1:${port}`,
    demoUrl,
    demoPort,
    miniflare,
    control: controlSite(miniflare),
    setFault: async (fault) => {
      const { ok } = await fetch(`${demoUrl}/__demo/faults`, { method: 'POST', body: JSON.stringify(fault) });
      if (!ok) throw new Error(`The demo association refused the fault ${JSON.stringify(fault)}`);
    },
    clearFaults: async () => {
      const clear = () => fetch(`${demoUrl}/__demo/faults`, { method: 'DELETE' });
      // A kept-alive connection may be closed by now, so the second attempt opens a new one.
      await clear().catch(clear);
    },
    deployWith: (more) =>
      miniflare.setOptions(buildLocalSiteOptions({ ...options, names: { ...local.names, ...more } })),
    dispose: () => miniflare.dispose(),
  };
}
