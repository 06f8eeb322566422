import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOutput } from '~/document/build-output';
import { readBrowserAssets, writeBrowserAssets, type BrowserAssets } from './browser-assets';
import { hashBundle, writeBuildFiles } from './build-files';
import { getBuildParts } from './build-in-use';
import type { Outputs } from './chunk-groups';
import { mergeChunks } from './merge-chunks';
import { readStyleSheetParts } from './style-sheet-parts';
import { requireWholeFiles } from './whole-files';

/**
 * What follows the compilation by Remix in production: the browser's modules become few files, and the style sheet is cut into
 * parts. The bundle of the site is told by an assignment before all its code (see `app/build-output.ts`), and the build gets its id.
 * @throws Error when a file of the build is missing or empty
 */
export async function finishBuild(folder: string): Promise<void> {
  const { site, static: staticFolder } = getBuildParts(folder);
  const assets = await mergeBrowserModules(staticFolder, await readOutputs(site, staticFolder));
  const output: BuildOutput = { assets, styles: await readStyleSheetParts(staticFolder) };
  const bundle = await readFile(site, 'utf8');
  // The bundle names the folder that it was compiled into, which is another one each time, and reads nothing there.
  const code = bundle.replaceAll(folder, 'build');
  await writeFile(site, `globalThis.siteBuildOutput = ${JSON.stringify(output)};\n${code}`);
  await writeBuildFiles(folder, await hashBundle(folder));
  await requireWholeFiles(folder);
}

async function mergeBrowserModules(staticFolder: string, outputs: Outputs): Promise<BrowserAssets> {
  const merged = await mergeChunks(staticFolder, await readBrowserAssets(staticFolder), outputs);
  return writeBrowserAssets(staticFolder, merged);
}

/** The files for browsers by Remix's account, which it writes beside the worker's bundle; named by their path among the static files. */
async function readOutputs(siteBundle: string, staticFolder: string): Promise<Outputs> {
  const text = await readFile(path.join(path.dirname(siteBundle), 'metafile.js.json'), 'utf8');
  const { outputs } = JSON.parse(text.replaceAll(`"${staticFolder}/`, '"')) as { readonly outputs: Outputs };
  return outputs;
}
