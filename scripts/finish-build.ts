import { readFile, writeFile } from 'node:fs/promises';
import type { BuildOutput } from '../workers/build-output';
import { readBrowserAssets, writeBrowserAssets } from './browser-assets';
import type { Outputs } from './chunk-groups';
import { mergeChunks } from './merge-chunks';

/** Remix writes it beside the worker's bundle. */
const metafile = 'build/worker/metafile.js.json';

/**
 * What follows the compilation by Remix in production: the browser's modules become few files. The bundle of the site then tells
 * of them, by an assignment before all its code (see `workers/build-output.ts`).
 */
export async function finishBuild(siteBundle: string): Promise<void> {
  const { outputs } = JSON.parse(await readFile(metafile, 'utf8')) as { readonly outputs: Outputs };
  const assets = await writeBrowserAssets(await mergeChunks(await readBrowserAssets(), outputs));
  const output: BuildOutput = { assets };
  const bundle = await readFile(siteBundle, 'utf8');
  await writeFile(siteBundle, `globalThis.siteBuildOutput = ${JSON.stringify(output)};\n${bundle}`);
}
