import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { minify, type MinifyOptions } from 'terser';
import { devDependencies } from '../../package.json';
import type { BrowserAssets } from './browser-assets';
import { groupChunks, getFileOfUrl, listEntryGroups, listAllStaticImports, type Outputs } from './chunk-groups';
import { answerKnownSettings, knownSettings, requireAbsentParts } from './known-settings';

const publicPath = '/build/';
const outputFolder = 'build';

const compression = {
  module: true,
  ecma: 2020,
  compress: { passes: 3 },
  format: { comments: false },
} as const satisfies MinifyOptions;

/** How esbuild writes the question of libraries whether they run in a browser. */
const browserCheck = /typeof (?:window|document|navigator)([<>])"u"/g;

/** Bytes of script before compression that one request is worth. */
const REQUEST_BYTES = 3500;

/**
 * Bundles Remix's browser modules again into few files, because esbuild makes a chunk for each combination of entry points. An entry that
 * needs a chunk imports its whole group. Returns the new manifest.
 */
export async function mergeChunks(
  staticFolder: string,
  allAssets: BrowserAssets,
  outputs: Outputs,
): Promise<BrowserAssets> {
  const assets = omitRoutesWithoutView(allAssets, outputs);
  requireAbsentParts(assets.routes);
  const groups = groupChunks(outputs, assets, REQUEST_BYTES);
  const entries = [assets.entry, ...Object.values(assets.routes)].map(({ module }) => getFileOfUrl(module));
  const { metafile } = await bundle({
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
    // Changes the hashes with the compression. Removed with the comments.
    banner: {
      js: `/* ${JSON.stringify({ terser: devDependencies.terser, compression, browserCheck: browserCheck.source, knownSettings: Object.entries(knownSettings) })} */`,
    },
    metafile: true,
    logLevel: 'warning',
    plugins: [groupImports(staticFolder, groups, listEntryGroups(outputs, groups))],
  });
  const old = Object.keys(outputs).filter((file) => file.endsWith('.js') && metafile.outputs[file] === undefined);
  await Promise.all(old.map((file) => rm(path.join(staticFolder, file), { force: true })));
  await Promise.all(Object.keys(metafile.outputs).map((file) => compress(path.join(staticFolder, file))));
  return mergeAssets(assets, metafile.outputs);
}

/**
 * Files and light documents have nothing for browsers: Remix writes a module without the code of the route. Links to them load a document, so
 * the router of a browser need not know them.
 */
function omitRoutesWithoutView(assets: BrowserAssets, outputs: Outputs): BrowserAssets {
  const hasView = ({ module }: { readonly module: string }) => {
    const file = getFileOfUrl(module);
    const source = /^browser-route-module:(.*)\?/.exec(outputs[file]?.entryPoint ?? '')?.[1] ?? '';
    return [...listAllStaticImports(outputs, [file])].some((each) =>
      Object.keys(outputs[each]?.inputs ?? {}).includes(`app/${source}`),
    );
  };
  return { ...assets, routes: Object.fromEntries(Object.entries(assets.routes).filter(([, route]) => hasView(route))) };
}

/** terser saves browsers another 4 % after esbuild, and drops what libraries do outside of browsers or with other settings. */
async function compress(file: string): Promise<void> {
  const bundled = await readFile(file, 'utf8');
  const forBrowsers = bundled.replace(browserCheck, (_, comparison) => String(comparison === '<'));
  const { code } = await minify(answerKnownSettings(forBrowsers), compression);
  if (code === undefined) throw new Error(`${file} was not compressed`);
  await writeFile(file, code);
}

/** Makes each entry import its groups. */
function groupImports(
  staticFolder: string,
  groups: readonly (readonly string[])[],
  groupsOfEntry: ReadonlyMap<string, readonly number[]>,
): Plugin {
  const groupName = 'chunk-group';
  return {
    name: 'group-imports',
    setup: (build) => {
      build.onResolve({ filter: /^\/build\// }, ({ path: url }) => ({
        path: path.resolve(staticFolder, getFileOfUrl(url)),
        sideEffects: true,
      }));
      build.onResolve({ filter: new RegExp(`^${groupName}:`) }, ({ path: name }) => ({
        path: name.slice(groupName.length + 1),
        namespace: groupName,
        sideEffects: true,
      }));
      build.onLoad({ filter: /.*/, namespace: groupName }, ({ path: index }) => ({
        contents: (groups[Number(index)] ?? []).map((file) => `import "${buildFileUrl(file)}";`).join('\n'),
        resolveDir: staticFolder,
      }));
      build.onLoad({ filter: /\.js$/, namespace: 'file' }, async ({ path: file }) => {
        const needed = groupsOfEntry.get(path.relative(staticFolder, file));
        if (needed === undefined) return undefined;
        const imports = needed.map((group) => `import "${groupName}:${group}";`).join('\n');
        return { contents: `${imports}\n${await readFile(file, 'utf8')}` };
      });
    },
  };
}

function buildFileUrl(file: string): string {
  return `/${file}`;
}

/** The manifest of the new files. A module lists imports that no layout around it has. */
function mergeAssets(assets: BrowserAssets, outputs: Outputs): BrowserAssets {
  const newFiles = new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[entryPoint, file] as const],
    ),
  );
  const getNewFile = (url: string) => newFiles.get(getFileOfUrl(url)) ?? fail(url);
  const listImports = (url: string) => {
    const file = getNewFile(url);
    return [...listAllStaticImports(outputs, [file])].filter((imported) => imported !== file).map(buildFileUrl);
  };
  const listImportsAround = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : assets.routes[id];
    if (route === undefined) return listImports(assets.entry.module);
    return [...listImports(route.module), ...listImportsAround(route.parentId)];
  };
  const routes = Object.entries(assets.routes).map(([id, route]) => {
    const known = new Set(listImportsAround(route.parentId));
    const imports = listImports(route.module).filter((url) => !known.has(url));
    return [
      id,
      { ...route, module: buildFileUrl(getNewFile(route.module)), imports: imports.length > 0 ? imports : undefined },
    ] as const;
  });
  const entry = { module: buildFileUrl(getNewFile(assets.entry.module)), imports: listImports(assets.entry.module) };
  return { ...assets, entry, routes: Object.fromEntries(routes) };
}

function fail(url: string): never {
  throw new Error(`${url} was not bundled`);
}
