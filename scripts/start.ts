import { buildAll } from './build';
import { openControlServer } from './cache/control-server';
import { readLocalEnvironment } from './local-environment';
import { startLocalSite } from './local-site';
import { waitForInterrupt } from './wait-for-interrupt';

const prewarmIntervalMs = 60_000;

/** `npm start`: the whole site in one local workerd until Ctrl-C. Returns the exit code. */
export async function main(): Promise<number> {
  const local = readLocalEnvironment(process.env);
  if ('problem' in local) {
    console.error(local.problem);
    return 1;
  }
  console.log('Building…');
  const buildId = await buildAll('production');
  const names = { BUILD_ID: buildId, ...local.names };
  const site = await startLocalSite({ ...local, names, hasPlatformCache: true, hasPictures: true });
  const siteUrl = `http://127.0.0.1:${local.port}`;
  const { dataDirectory } = local;
  const control = await openControlServer({ miniflare: site, siteUrl, names, dataDirectory });
  const prewarm = setInterval(() => void runPrewarm(site), prewarmIntervalMs);
  void runPrewarm(site);
  console.log(`demo association http://127.0.0.1:${local.demoPort}`);
  console.log(`ready ${siteUrl}`);
  await waitForInterrupt();
  clearInterval(prewarm);
  await control.close();
  await site.dispose();
  return 0;
}

/** Runs the prewarm worker's scheduled handler once. */
async function runPrewarm(site: Awaited<ReturnType<typeof startLocalSite>>): Promise<void> {
  try {
    const worker = await site.getWorker('prewarm');
    await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date() });
  } catch (error) {
    console.error('The prewarm run failed:', error instanceof Error ? error.message : error);
  }
}
