import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { readAssociationFolder } from './association-folder';
import { findAssociationFolder, isGenerated } from './association-stamp.mjs';
import { getBuildParts } from './build-in-use';
import { finishBuild } from './finish-build';
import { writeGeneratedFiles } from './generate';
import { writeIcons } from './icons';
import { replaceFile } from './replace-file.mjs';
import { runProgram } from './run-commands';
import { writeSiteAlert } from './site-alert';

/** Makes the production build in a new folder. Throws an `Error` with the compiler's message. */
export async function makeBuild(folder: string): Promise<void> {
  console.log('Building…');
  await import('~/upstream/registry');
  await writeGeneratedFiles();
  const parts = getBuildParts(folder);
  await copyStaticFiles(folder);
  await Promise.all([
    buildSite(folder),
    bundleWorkers(folder),
    bundleDemo(folder),
    bundleWorker('scripts/local/platform-cache/index.ts', parts.platformCache),
  ]);
  requireAssociation();
  await finishBuild(folder);
}

/** Another process may have generated the files of another association meanwhile. */
function requireAssociation(): void {
  const folder = findAssociationFolder();
  if (isGenerated(folder)) return;
  throw new Error(`${folder} was not built: another association was built here at the same time. Start again.`);
}

/** Each running site has its own copy of `public`, with the alert and the icons of its association. */
async function copyStaticFiles(folder: string): Promise<void> {
  const { static: staticFolder } = getBuildParts(folder);
  await cp('public', staticFolder, { recursive: true });
  const association = await readAssociationFolder(findAssociationFolder());
  await writeSiteAlert(staticFolder, association.siteAlert);
  await writeIcons(staticFolder, association);
}

/** Static files of a development build, uncached, because Remix rewrites them while they are served. */
export async function copyDevelopmentFiles(folder: string): Promise<void> {
  await copyStaticFiles(folder);
  const headers = await readFile(path.join('public', '_headers'), 'utf8');
  replaceFile(path.join(getBuildParts(folder).static, '_headers'), headers.replace(/public, .*immutable/g, 'no-cache'));
}

/** Bundles all workers except the site and the demo association. */
export async function bundleWorkers(folder: string): Promise<void> {
  const { objects, prewarm, pictures, control } = getBuildParts(folder);
  await Promise.all([
    bundleWorker('workers/objects.ts', objects),
    bundleWorker('workers/prewarm.ts', prewarm),
    bundleWorker('workers/pictures.ts', pictures),
    bundleWorker('scripts/local/control-worker.ts', control),
  ]);
}

/** Bundles the demo association, which shares no module with the site. */
export async function bundleDemo(folder: string): Promise<void> {
  await bundleWorker('demo-api/index.ts', getBuildParts(folder).demoApi);
}

/** Bundles one worker as an ES module; the platform's modules stay imports. */
export async function bundleWorker(entry: string, outfile: string): Promise<void> {
  await bundle({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    // The platform compiles WebAssembly from its own file.
    loader: { '.wasm': 'copy', '.woff2': 'binary' },
    assetNames: '[name]',
    logLevel: 'warning',
  });
}

async function buildSite(folder: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder };
  const words = ['node_modules/@remix-run/dev/dist/cli.js', 'build'];
  const { code, output, errors } = await runProgram('node', words, { stdio: 'pipe', env });
  if (code !== 0) throw new Error(`The site did not build:\n${output}${errors}`);
}
