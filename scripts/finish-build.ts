import { readFile, writeFile } from 'node:fs/promises';
import type { BuildOutput } from '~/build-output';
import { readBrowserAssets, writeBrowserAssets } from './browser-assets';
import type { Outputs } from './chunk-groups';
import { mergeChunks } from './merge-chunks';
import { readStyleSheetParts } from './style-sheet-parts';

/** Remix writes it beside the worker's bundle. */
const metafile = 'build/worker/metafile.js.json';

/**
 * What follows the compilation by Remix in production: the browser's modules become few files, and the style sheet is cut into
 * parts. The bundle of the site is told by an assignment before all its code (see `app/build-output.ts`).
 */
export async function finishBuild(siteBundle: string): Promise<void> {
  const { outputs } = JSON.parse(await readFile(metafile, 'utf8')) as { readonly outputs: Outputs };
  const assets = await writeBrowserAssets(await mergeChunks(await readBrowserAssets(), outputs));
  const output: BuildOutput = { assets, styles: await readStyleSheetParts() };
  const bundle = await readFile(siteBundle, 'utf8');
  await writeFile(siteBundle, `globalThis.siteBuildOutput = ${JSON.stringify(output)};\n${bundle}`);
}
