import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readBrowserAssets, type BrowserAssets } from '../../scripts/build/browser-assets';
import { buildInUse, getBuildParts } from '../../scripts/build/build-in-use';

/** What a browser fetches of scripts, compressed by gzip, when it begins with a page. */
export interface PageScripts {
  readonly id: string;
  readonly files: number;
  readonly bytes: number;
  /** The route's own module. */
  readonly ownBytes: number;
}

/** Scripts of each page by the manifest, the shared bytes, and those of the manifest, which every page loads as well. */
export async function weighScripts(): Promise<{
  readonly pages: readonly PageScripts[];
  readonly sharedBytes: number;
  readonly manifestBytes: number;
}> {
  const root = getBuildParts(buildInUse()).static;
  const assets = await readBrowserAssets(root);
  const sizes = new Map<string, Promise<number>>();
  const measureSize = (url: string) => {
    const size = sizes.get(url) ?? readFile(path.join(root, url)).then((code) => gzipSync(code).length);
    sizes.set(url, size);
    return size;
  };
  const countBytes = async (urls: Iterable<string>) =>
    (await Promise.all([...urls].map(measureSize))).reduce((a, b) => a + b, 0);
  const pages = await Promise.all(
    listPageIds(assets).map(async (id) => {
      const urls = listModules(assets, id);
      const own = assets.routes[id]?.module ?? '';
      return { id, files: urls.size, bytes: await countBytes(urls), ownBytes: await measureSize(own) };
    }),
  );
  return {
    pages,
    sharedBytes: await countBytes(listModules(assets, 'site-layout')),
    manifestBytes: await measureSize(assets.url),
  };
}

/** Missing modules, and files that nothing imports. */
export async function checkModules(): Promise<{ readonly missing: string[]; readonly unused: string[] }> {
  const root = getBuildParts(buildInUse()).static;
  const assets = await readBrowserAssets(root);
  const named = new Set(listPageIds(assets).flatMap((id) => [...listModules(assets, id)]));
  for (const url of named) {
    const code = existsSync(path.join(root, url)) ? await readFile(path.join(root, url), 'utf8') : '';
    for (const [, imported = ''] of code.matchAll(/"(\/build\/[^"]+\.js)"/g)) named.add(imported);
  }
  const folders = ['/build', '/build/_shared'];
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(root + folder)).map((name) => `${folder}/${name}`)),
  );
  const built = files.flat().filter((url) => url.endsWith('.js') && url !== assets.url);
  return {
    missing: [...named].filter((url) => !built.includes(url)),
    unused: built.filter((url) => !named.has(url)),
  };
}

function listPageIds({ routes }: BrowserAssets): string[] {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.keys(routes).filter((id) => !parents.has(id));
}

/** Modules of a route and its layouts with their imports, and the browser's entry. */
function listModules(assets: BrowserAssets, id: string | undefined): Set<string> {
  const route = id === undefined ? undefined : assets.routes[id];
  if (route === undefined) return new Set([assets.entry.module, ...assets.entry.imports]);
  return new Set([...listModules(assets, route.parentId), route.module, ...(route.imports ?? [])]);
}
