import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build as bundle } from 'esbuild';
import { finishBuild } from './finish-build';
import { writeGeneratedFiles } from './generate';

/** Output path of each worker's bundle; the site's is written by Remix (see `remix.config.js`). */
export const bundles = {
  site: 'build/worker/index.js',
  prewarm: 'build/prewarm/index.js',
  pictures: 'build/pictures/index.js',
  demoApi: 'build/demo-api/index.js',
  platformCache: 'build/platform-cache/index.js',
} as const;

export type BuildMode = 'production' | 'development';

/**
 * Builds everything that runs: schema versions, the Remix site with its browser assets, the prewarm and the pictures worker, the demo
 * association, and the cache that stands in front of a local site.
 * @returns the build id: a hash of the site's bundle
 * @throws Error with the compiler's own words when a step fails
 */
export async function buildAll(mode: BuildMode): Promise<string> {
  // Loading the registry checks sources and policies; an error ends the build here.
  await import('~/upstream/registry');
  await writeGeneratedFiles();
  await Promise.all([
    buildSite(mode),
    bundleWorker('workers/prewarm.ts', bundles.prewarm),
    bundleWorker('workers/pictures.ts', bundles.pictures),
    bundleWorker('workers/demo-api/index.ts', bundles.demoApi),
    bundleWorker('workers/platform-cache/index.ts', bundles.platformCache),
  ]);
  return createHash('sha256')
    .update(await readFile(bundles.site))
    .digest('hex')
    .slice(0, 12);
}

/** Bundles one worker as a single ES module; the platform's own modules stay imports. */
export async function bundleWorker(entry: string, outfile: string): Promise<void> {
  await bundle({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    // The platform compiles WebAssembly from a file of its own.
    loader: { '.wasm': 'copy', '.woff2': 'binary' },
    assetNames: '[name]',
    logLevel: 'warning',
  });
}

async function buildSite(mode: BuildMode): Promise<void> {
  const { code, output } = await run('node', ['node_modules/@remix-run/dev/dist/cli.js', 'build'], mode);
  if (code !== 0) throw new Error(`The site did not build:\n${output}`);
  if (mode === 'production') await finishBuild(bundles.site);
}

function run(command: string, words: string[], mode: BuildMode): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, words, { env: { ...process.env, NODE_ENV: mode } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}
