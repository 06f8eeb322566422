import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { minify, type MinifyOptions } from 'terser';
import { devDependencies } from '../package.json';
import type { BrowserAssets } from './browser-assets';
import { findCommonChunks, getFileOfUrl, listStaticImportsOf, type Outputs } from './common-chunks';

const publicPath = '/build/';
const outputFolder = 'build';

const compression = {
  module: true,
  ecma: 2020,
  compress: { passes: 3 },
  format: { comments: false },
} as const satisfies MinifyOptions;

/**
 * Bundles the browser's modules, as Remix has split them, once more. esbuild makes a chunk for each set of entry points that have
 * modules in common: with 150 routes these are a hundred files of a kilobyte. Here an entry that needs one of the common chunks imports
 * all of them, so that one set of entry points uses them and they become one file. The old files are removed.
 * @param staticFolder to which the paths of files are relative
 * @param outputs files of the build by Remix
 * @returns the manifest of the new files
 */
export async function mergeChunks(
  staticFolder: string,
  assets: BrowserAssets,
  outputs: Outputs,
): Promise<BrowserAssets> {
  const entries = [assets.entry, ...Object.values(assets.routes)].map(({ module }) => getFileOfUrl(module));
  const { metafile } = await bundle({
    // Names of files hash the paths of what is in them: these are the same in whatever folder a build is made.
    absWorkingDir: path.resolve(staticFolder),
    entryPoints: [...new Set(entries)].map((file) => ({
      in: file,
      out: path.basename(file, '.js').replace(/-[^-]+$/, ''),
    })),
    outdir: outputFolder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    publicPath,
    entryNames: '[name]-[hash]',
    chunkNames: '_shared/[name]-[hash]',
    // Makes the names depend on the compression, which removes this comment.
    banner: { js: `/* ${JSON.stringify({ terser: devDependencies.terser, compression })} */` },
    metafile: true,
    logLevel: 'warning',
    plugins: [joinChunks(staticFolder, outputs, findCommonChunks(outputs, assets))],
  });
  const old = Object.keys(outputs).filter((file) => file.endsWith('.js') && metafile.outputs[file] === undefined);
  await Promise.all(old.map((file) => rm(path.join(staticFolder, file), { force: true })));
  await Promise.all(Object.keys(metafile.outputs).map((file) => compress(path.join(staticFolder, file))));
  return mergedAssets(assets, metafile.outputs);
}

/** terser makes esbuild's output 4 % smaller: it simplifies code, and shares names better. */
async function compress(file: string): Promise<void> {
  const { code } = await minify(await readFile(file, 'utf8'), compression);
  if (code === undefined) throw new Error(`${file} was not compressed`);
  await writeFile(file, code);
}

/** Has each entry that needs one of these chunks import all of them. */
function joinChunks(staticFolder: string, outputs: Outputs, chunks: readonly string[]): Plugin {
  const imports = chunks.map((file) => `import "${urlOfFile(file)}";`).join('\n');
  return {
    name: 'join-chunks',
    setup: (build) => {
      build.onResolve({ filter: /^\/build\// }, ({ path: url }) => ({
        path: path.resolve(staticFolder, getFileOfUrl(url)),
        sideEffects: true,
      }));
      build.onLoad({ filter: /\.js$/, namespace: 'file' }, async ({ path: absolute }) => {
        const file = path.relative(staticFolder, absolute);
        if (outputs[file]?.entryPoint === undefined) return undefined;
        const needed = listStaticImportsOf(outputs, [file]);
        if (!chunks.some((chunk) => needed.has(chunk))) return undefined;
        return { contents: `${imports}\n${await readFile(absolute, 'utf8')}` };
      });
    },
  };
}

function urlOfFile(file: string): string {
  return `/${file}`;
}

/** The manifest with the new files: for each module what it imports, directly or not, and the modules around it do not. */
function mergedAssets(assets: BrowserAssets, outputs: Outputs): BrowserAssets {
  const newFiles = new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[entryPoint, file] as const],
    ),
  );
  const newFile = (url: string) => newFiles.get(getFileOfUrl(url)) ?? fail(url);
  const listImports = (url: string) => {
    const file = newFile(url);
    return [...listStaticImportsOf(outputs, [file])].filter((imported) => imported !== file).map(urlOfFile);
  };
  const around = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : assets.routes[id];
    if (route === undefined) return listImports(assets.entry.module);
    return [...listImports(route.module), ...around(route.parentId)];
  };
  const routes = Object.entries(assets.routes).map(([id, route]) => {
    const known = new Set(around(route.parentId));
    const imports = listImports(route.module).filter((url) => !known.has(url));
    return [
      id,
      { ...route, module: urlOfFile(newFile(route.module)), imports: imports.length > 0 ? imports : undefined },
    ] as const;
  });
  const entry = { module: urlOfFile(newFile(assets.entry.module)), imports: listImports(assets.entry.module) };
  return { ...assets, entry, routes: Object.fromEntries(routes) };
}

function fail(url: string): never {
  throw new Error(`${url} was not bundled`);
}
