import { readFile, writeFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOutput } from '~/document/build-output';
import { readBrowserAssets, writeBrowserAssets, type BrowserAssets } from './browser-assets';
import { hashBundle, writeBuildFiles } from './build-files';
import { getBuildParts } from './build-in-use';
import type { Outputs } from './chunk-groups';
import { mergeChunks } from './merge-chunks';
import { readStyleSheetParts } from './style-sheet-parts';

/**
 * Finishes Remix's production build: merges browser modules, splits the style sheet, and writes both into the site's bundle. Throws an
 * `Error` for a missing or empty file.
 */
export async function finishBuild(folder: string): Promise<void> {
  const { site, static: staticFolder } = getBuildParts(folder);
  const assets = await mergeBrowserModules(staticFolder, await readOutputs(site, staticFolder));
  const output: BuildOutput = { assets, styles: await readStyleSheetParts(staticFolder) };
  const bundle = await readFile(site, 'utf8');
  // The bundle contains the folder's changing name, but reads nothing there.
  const code = bundle.replaceAll(folder, 'build');
  await writeFile(site, `globalThis.siteBuildOutput = ${JSON.stringify(output)};\n${code}`);
  await writeBuildFiles(folder, await hashBundle(folder));
  await requireWholeFiles(folder);
}

async function mergeBrowserModules(staticFolder: string, outputs: Outputs): Promise<BrowserAssets> {
  const merged = await mergeChunks(staticFolder, await readBrowserAssets(staticFolder), outputs);
  return writeBrowserAssets(staticFolder, merged);
}

/** Remix's metafile, with paths relative to the static files. */
async function readOutputs(siteBundle: string, staticFolder: string): Promise<Outputs> {
  const text = await readFile(path.join(path.dirname(siteBundle), 'metafile.js.json'), 'utf8');
  const { outputs } = JSON.parse(text.replaceAll(`"${staticFolder}/`, '"')) as { readonly outputs: Outputs };
  return outputs;
}

/** Throws an `Error` that names empty files, which browsers would keep. */
export async function requireWholeFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  const empty = names.filter((_, index) => sizes[index] === 0);
  if (empty.length > 0) throw new Error(`The build has empty files: ${empty.join(', ')}`);
}
