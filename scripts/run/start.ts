import { getErrorMessage } from '~/cache/base/log';
import { buildAll } from '../build/build';
import { writeControlFile } from '../local/control-file';
import { claimDataFolder } from '../local/data-folder';
import type { LocalControl } from '../local/local-control';
import { describeMissingParts, readLocalEnvironment, type LocalEnvironment } from '../local/local-environment';
import { controlSite, findControl, startLocalSite, waitForInterrupt } from '../local/local-site';
import { requireFreePorts } from '../local/required-ports';

const prewarmIntervalMs = 60_000;

/** `npm start`. Returns the exit code. */
export async function main(): Promise<number> {
  await runSite(readLocalEnvironment(process.env));
  return 0;
}

/** Builds and runs the site in a local workerd until Ctrl-C. `prepare` is called before the first request. */
export async function runSite(
  local: LocalEnvironment,
  forgetsState = false,
  prepare?: (control: LocalControl) => Promise<void>,
): Promise<void> {
  const { port, demoPort, dataDirectory } = local;
  await requireFreePorts({ PORT: port, ...(local.hasDemo && { DEMO_PORT: demoPort }) });
  const releaseDataFolder = claimDataFolder(dataDirectory);
  const { id: buildId } = await buildAll();
  // The content clock begins after the build, which would take hours of fast time.
  const nowIso = new Date().toISOString();
  const setAt = { FIXED_NOW_SET_AT: nowIso };
  const names = { BUILD_ID: buildId, BUILT_AT: nowIso, ...local.names, ...setAt };
  const site = await startLocalSite({
    port,
    demoPort,
    dataDirectory: forgetsState ? undefined : dataDirectory,
    names,
    hasDemo: local.hasDemo,
    demoNames: { ...local.demoNames, ...setAt },
    hasPlatformCache: true,
    hasPictures: true,
  });
  const control = controlSite(site);
  await prepare?.(control);
  const siteUrl = `http://127.0.0.1:${port}`;
  const removeControlFile = await writeControlFile(dataDirectory, await findControl(site), siteUrl);
  const prewarm = setInterval(() => void runPrewarm(control), prewarmIntervalMs);
  void runPrewarm(control);
  if (local.hasDemo) console.log(`demo association http://127.0.0.1:${demoPort}`);
  for (const line of describeMissingParts(local)) console.log(line);
  console.log(`ready ${siteUrl}`);
  await waitForInterrupt();
  clearInterval(prewarm);
  removeControlFile();
  await site.dispose();
  releaseDataFolder();
}

async function runPrewarm(control: LocalControl): Promise<void> {
  try {
    await control.runPrewarm();
  } catch (error) {
    console.error('The prewarm run failed:', getErrorMessage(error));
  }
}
