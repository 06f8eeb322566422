import type { Miniflare } from 'miniflare';
import { buildAll } from './build';
import { openControlServer } from './cache/control-server';
import type { LocalEnvironment } from './local-environment';
import { startLocalSite } from './local-site';
import { waitForInterrupt } from './wait-for-interrupt';

const prewarmIntervalMs = 60_000;

/** How a run differs from that of `npm start`. */
export interface RunOptions {
  /** Keeps the state of KV and the Durable Objects in memory, so that each run begins anew. */
  readonly forgetsState?: boolean;
  /** Called when the site runs and before anybody has asked it for anything. */
  readonly prepare?: (site: Miniflare) => Promise<void>;
}

/** Builds the site and runs it, with its control server and the prewarm cron, in one local workerd until Ctrl-C. */
export async function runSite(
  local: LocalEnvironment,
  { forgetsState = false, prepare }: RunOptions = {},
): Promise<void> {
  const { id: buildId } = await buildAll();
  // The content clock begins when the build is done: at a high rate the build would take hours of it.
  const setAt = { FIXED_NOW_SET_AT: new Date().toISOString() };
  const names = { BUILD_ID: buildId, ...local.names, ...setAt };
  const { port, demoPort, dataDirectory } = local;
  const site = await startLocalSite({
    port,
    demoPort,
    dataDirectory: forgetsState ? undefined : dataDirectory,
    names,
    demoNames: { ...local.demoNames, ...setAt },
    hasPlatformCache: true,
    hasPictures: true,
  });
  await prepare?.(site);
  const siteUrl = `http://127.0.0.1:${port}`;
  const control = await openControlServer({ miniflare: site, siteUrl, names, dataDirectory });
  const prewarm = setInterval(() => void runPrewarm(site), prewarmIntervalMs);
  void runPrewarm(site);
  console.log(`demo association http://127.0.0.1:${demoPort}`);
  console.log(`ready ${siteUrl}`);
  await waitForInterrupt();
  clearInterval(prewarm);
  await control.close();
  await site.dispose();
}

/** Runs the prewarm worker's scheduled handler once. */
async function runPrewarm(site: Miniflare): Promise<void> {
  try {
    const worker = await site.getWorker('prewarm');
    await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date() });
  } catch (error) {
    console.error('The prewarm run failed:', error instanceof Error ? error.message : error);
  }
}
