import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeBuildFiles } from '../build/build-files';
import { buildInUse, getBuildParts } from '../build/build-in-use';
import { bundleWorkers, copyDevelopmentFiles } from '../build/make-build';
import { writeControlFile } from '../local/control-file';
import { claimDataFolder } from '../local/data-folder';
import { readLocalEnvironment, type LocalEnvironment } from '../local/local-environment';
import { buildLocalSiteOptions, findControl, startLocalSite, waitForInterrupt } from '../local/local-site';

export async function main(): Promise<number> {
  const local = readLocalEnvironment(process.env);
  const releaseDataFolder = claimDataFolder(local.dataDirectory);
  const build = buildInUse();
  // Remix's compiler writes this last.
  const versionFile = path.join(path.dirname(getBuildParts(build).site), 'version.txt');
  const version = await readFile(versionFile, 'utf8');
  await writeBuildFiles(build, version);
  const site = await startLocalSite(withBuild(local, version));
  const siteUrl = `http://127.0.0.1:${local.port}`;
  const removeControlFile = await writeControlFile(local.dataDirectory, await findControl(site), siteUrl);
  announce(version);
  console.log(`ready ${siteUrl}`);
  let loaded = version;
  const watcher = watch(versionFile, () => {
    void reload();
  });
  async function reload(): Promise<void> {
    await Promise.all([copyDevelopmentFiles(build), bundleWorkers(build)]);
    const next = await readFile(versionFile, 'utf8');
    if (next === loaded || next === '') return;
    loaded = next;
    await writeBuildFiles(build, next);
    await site.setOptions(buildLocalSiteOptions(withBuild(local, next)));
    announce(next);
  }
  await waitForInterrupt();
  watcher.close();
  removeControlFile();
  await site.dispose();
  releaseDataFolder();
  return 0;
}

function withBuild(local: LocalEnvironment, version: string) {
  return { ...local, hasPictures: true, names: { BUILD_ID: version, ...local.names } };
}

/** Tells Remix's compiler that browsers may reload. */
function announce(version: string): void {
  console.log(`[REMIX DEV] ${version} ready`);
}
