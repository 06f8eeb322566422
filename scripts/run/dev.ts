import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';
import { getErrorMessage } from '~/cache/base/log';
import { findAssociationFolder } from '../build/association-stamp.mjs';
import { hashBundle, writeBuildFiles } from '../build/build-files';
import { buildStore, getBuildParts, setCurrentBuild } from '../build/build-in-use';
import { openEmptyFolder } from '../build/build-store';
import { writeGeneratedFiles } from '../build/generate';
import { bundleDemo, bundleWorkers, copyDevelopmentFiles } from '../build/make-build';
import { runProgram } from '../build/run-commands';
import { writeControlFile } from '../local/control-file';
import { claimDataFolder } from '../local/data-folder';
import { describeMissingParts, readLocalEnvironment, type LocalEnvironment } from '../local/local-environment';
import { buildLocalSiteOptions, controlSite, findControl, startLocalSite, waitForInterrupt } from '../local/local-site';
import { requireFreePorts } from '../local/required-ports';
import { purgeEverything } from './purge-everything';
import { SiteCompiler } from './site-compiler';
import { SourceChanges } from './source-changes';

const lookEveryMs = 300;
const association = findAssociationFolder();

/**
 * `npm run dev`: the site in workerd with hot reload, made again after each change of a source. One step is done at a time, and one that
 * fails leaves what is served. Returns the exit code.
 */
export async function main(): Promise<number> {
  const local = readLocalEnvironment(process.env);
  for (const line of describeMissingParts(local)) console.log(line);
  await requireFreePorts({ PORT: local.port, ...(local.hasDemo && { DEMO_PORT: local.demoPort }) });
  const releaseDataFolder = claimDataFolder(local.dataDirectory);
  const folder = await openEmptyFolder(buildStore);
  setCurrentBuild(folder);
  const sources = new SourceChanges(['app', 'demo-api', 'workers', 'public', association]);
  await writeGeneratedFiles();
  await Promise.all([bundleDemo(folder), copyDevelopmentFiles(folder)]);
  const compiler = new SiteCompiler(path.join(folder, 'compiled'), await findPort());
  const site = new ServedSite(local, folder);
  const interrupted = waitForInterrupt().then(() => true);
  while (!(await Promise.race([interrupted, sleep(lookEveryMs, false)]))) {
    await attempt(() => follow(sources.find(), compiler, site, folder));
  }
  await compiler.stop();
  await site.stop();
  releaseDataFolder();
  return 0;
}

/** Makes and serves again what depends on the changed files. */
async function follow(changed: readonly string[], compiler: SiteCompiler, site: ServedSite, folder: string) {
  const isIn = (place: string) => changed.some((file) => file.startsWith(place));
  const isOfAssociation = isIn(`${path.normalize(association)}/`);
  if (isIn('app/') || isIn('demo-api/words/') || isOfAssociation) await attempt(generate);
  // The compiler reads the table of routes once, and ends at a wrong one. While it compiles a changed `tokens.css`, it misses that the style
  // sheet generated from it changes as well.
  const isForNewCompiler = isIn('app/routes.table.js') || isIn('app/styles/tokens.css');
  if (isForNewCompiler || (compiler.hasEnded && (compiler.hasCompiled || changed.length > 0))) await compiler.restart();
  const isStatic = isIn('public/') || isOfAssociation;
  if (isStatic) await attempt(() => copyDevelopmentFiles(folder));
  const isOfDemo = isIn('demo-api/');
  if (isOfDemo) await bundleDemo(folder);
  const version = await compiler.takeNew(folder);
  if (version !== null) await bundleWorkers(folder);
  if (version !== null || isStatic || isOfDemo) await site.serve();
  // Before, somebody's request would have kept an answer of the former demo association.
  if (isOfDemo) await site.forgetAnswers();
  if (version !== null) await compiler.announce(version);
}

async function attempt(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error(`Not served: ${getErrorMessage(error)}`);
  }
}

async function generate(): Promise<void> {
  const { code, errors } = await runProgram('node', ['scripts/run.mjs', 'run/generate'], {
    stdio: 'pipe',
    env: process.env,
  });
  if (code !== 0) throw new Error(`generated files are those before the change:\n${errors}`);
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The site of a build that changes. */
class ServedSite {
  readonly #local: LocalEnvironment;
  readonly #folder: string;
  #site: Miniflare | undefined;
  #removeControlFile = () => {};

  constructor(local: LocalEnvironment, folder: string) {
    this.#local = local;
    this.#folder = folder;
  }

  /** Serves what is in the build by now; nothing before the site was compiled. */
  async serve(): Promise<void> {
    if (!existsSync(getBuildParts(this.#folder).site)) return;
    const buildId = await hashBundle(this.#folder);
    await writeBuildFiles(this.#folder, buildId);
    const options = { ...this.#local, hasPictures: true, names: { BUILD_ID: buildId, ...this.#local.names } };
    const isFirst = this.#site === undefined;
    if (this.#site === undefined) this.#site = await startLocalSite(options);
    else await this.#site.setOptions(buildLocalSiteOptions(options));
    this.#removeControlFile();
    const siteUrl = `http://127.0.0.1:${this.#local.port}`;
    this.#removeControlFile = await writeControlFile(this.#local.dataDirectory, await findControl(this.#site), siteUrl);
    console.log(isFirst ? `ready ${siteUrl}` : `served ${buildId}`);
  }

  /** Has everything asked for again, because the demo association may answer otherwise. */
  async forgetAnswers(): Promise<void> {
    if (this.#site !== undefined) await purgeEverything(controlSite(this.#site));
  }

  async stop(): Promise<void> {
    this.#removeControlFile();
    await this.#site?.dispose();
  }
}
