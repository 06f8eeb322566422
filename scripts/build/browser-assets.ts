import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from '@remix-run/cloudflare';

export type BrowserAssets = ServerBuild['assets'];

const manifestName = /^manifest-.*\.js$/;
const assignment = 'window.__remixManifest=';

/** The manifest that Remix has written for browsers, among the static files of a build. */
export async function readBrowserAssets(staticFolder: string): Promise<BrowserAssets> {
  const text = await readFile(await findManifest(staticFolder), 'utf8');
  return JSON.parse(text.slice(assignment.length).replace(/;$/, '')) as BrowserAssets;
}

/** Replaces the manifest by one with a new version and address, which it returns. */
export async function writeBrowserAssets(
  staticFolder: string,
  { entry, routes }: BrowserAssets,
): Promise<BrowserAssets> {
  const old = await findManifest(staticFolder);
  const version = createHash('sha256').update(JSON.stringify({ entry, routes })).digest('hex').slice(0, 8);
  const name = `manifest-${version.toUpperCase()}.js`;
  const assets = { entry, routes, version, url: `/build/${name}` };
  await rm(old);
  await writeFile(path.join(staticFolder, assets.url), `${assignment}${JSON.stringify(assets)};`);
  return assets;
}

async function findManifest(staticFolder: string): Promise<string> {
  const folder = path.join(staticFolder, 'build');
  const [name, ...more] = (await readdir(folder)).filter((file) => manifestName.test(file));
  if (name === undefined || more.length > 0) throw new Error(`${folder} has no single manifest`);
  return path.join(folder, name);
}
