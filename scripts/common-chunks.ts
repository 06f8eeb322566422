import type { Metafile } from 'esbuild';

/** Files by their path below the folder of static files, as in a metafile of esbuild. */
export type Outputs = Metafile['outputs'];

/** The part of a manifest that names the modules of pages. */
export interface PageModules {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, { readonly parentId?: string; readonly module: string }>>;
}

/** Share of the pages that load a common chunk; others load a little that they do not need, and save ten requests or more. */
const COMMON_SHARE = 0.3;

/** The chunks that many pages load. What such a chunk imports is common too. */
export function findCommonChunks(outputs: Outputs, assets: PageModules): string[] {
  const pages = pageFiles(assets).map((files) => listStaticImportsOf(outputs, files));
  return Object.keys(outputs).filter(
    (file) =>
      file.endsWith('.js') &&
      outputs[file]?.entryPoint === undefined &&
      pages.filter((loaded) => loaded.has(file)).length >= COMMON_SHARE * pages.length,
  );
}

/** Files and all that they import before they run, dependencies first. */
export function listStaticImportsOf(outputs: Outputs, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (file: string): void => {
    if (visited.has(file)) return;
    visited.add(file);
    listStaticImports(outputs, file).forEach(visit);
    found.add(file);
  };
  files.forEach(visit);
  return found;
}

/** Path of a static file, from its address on the site. */
export function getFileOfUrl(url: string): string {
  return url.slice(1);
}

/** For each page the browser's entry and the modules of its route and of the layouts around it. */
function pageFiles({ entry, routes }: PageModules): string[][] {
  const branch = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? [entry.module] : [...branch(route.parentId), route.module];
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => branch(id).map(getFileOfUrl));
}

function listStaticImports(outputs: Outputs, file: string): string[] {
  return (outputs[file]?.imports ?? []).flatMap(({ path, kind }) => (kind === 'import-statement' ? [path] : []));
}
