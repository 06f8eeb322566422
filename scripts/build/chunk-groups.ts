import type { Metafile } from 'esbuild';

/** Files by their path below the folder of static files, as in a metafile of esbuild. */
export type Outputs = Metafile['outputs'];

/** First modules of pages, by the manifest. */
export interface PageModules {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, { readonly parentId?: string; readonly module: string }>>;
}

/** Chunks that become one file. */
type Group = readonly string[];

/**
 * Merges shared chunks into groups while saved requests (worth `requestBytes` each) outweigh bytes loaded in vain. Groups never import each
 * other.
 */
export function groupChunks(outputs: Outputs, assets: PageModules, requestBytes: number): Group[] {
  const pages = listPageFiles(assets).map((files) => [...listAllStaticImports(outputs, files)]);
  const chunks = Object.keys(outputs).filter((file) => file.endsWith('.js') && outputs[file]?.entryPoint === undefined);
  let groups: Group[] = chunks.map((file) => [file]);
  for (;;) {
    const merged = findBestMerge(new GroupGraph(outputs, groups, pages), requestBytes);
    if (merged === undefined) return groups;
    groups = merged;
  }
}

/** Groups that each entry reaches, also through other chunks. */
export function listEntryGroups(outputs: Outputs, groups: readonly Group[]): Map<string, number[]> {
  const groupByChunk = indexGroups(groups);
  const entries = Object.keys(outputs).filter(
    (file) => file.endsWith('.js') && outputs[file]?.entryPoint !== undefined,
  );
  return new Map(entries.map((entry) => [entry, findGroupsReached(outputs, groups, groupByChunk, entry)]));
}

function findGroupsReached(
  outputs: Outputs,
  groups: readonly Group[],
  groupByChunk: ReadonlyMap<string, number>,
  entry: string,
): number[] {
  let reached = new Set<number>();
  for (;;) {
    const files = [entry, ...[...reached].flatMap((group) => groups[group] ?? [])];
    const next = new Set([...listAllStaticImports(outputs, files)].flatMap((file) => groupByChunk.get(file) ?? []));
    if (next.size === reached.size) return [...next].sort((a, b) => a - b);
    reached = next;
  }
}

/** Static imports of files, also through other files; dependencies first. */
export function listAllStaticImports(outputs: Outputs, files: readonly string[]): Set<string> {
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

/** Path of a static file by its address on the site. */
export function getFileOfUrl(url: string): string {
  return url.slice(1);
}

/** Modules of each page, its layouts, and the browser's entry. */
function listPageFiles({ entry, routes }: PageModules): string[][] {
  const listBranchFiles = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? [entry.module] : [...listBranchFiles(route.parentId), route.module];
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => listBranchFiles(id).map(getFileOfUrl));
}

/** The groups after the most useful merge; `undefined` without one. */
function findBestMerge(graph: GroupGraph, requestBytes: number): Group[] | undefined {
  const { groups } = graph;
  let best: { readonly pair: readonly [number, number]; readonly saved: number } | undefined;
  for (const group of groups.keys()) {
    for (let other = group + 1; other < groups.length; other += 1) {
      const saved = graph.computeSavedBytes(group, other, requestBytes);
      if (saved > (best?.saved ?? 0)) best = { pair: [group, other], saved };
    }
  }
  if (best === undefined) return undefined;
  const { pair } = best;
  return [...groups.filter((_, index) => !pair.includes(index)), pair.flatMap((index) => groups[index] ?? [])];
}

/** Which groups import which, and which pages load them. */
class GroupGraph {
  readonly groups: readonly Group[];
  readonly #bytes: readonly number[];
  /** For each group those that it imports, directly. */
  readonly #imports: readonly ReadonlySet<number>[];
  /** For each group itself and all that it imports, directly or not. */
  readonly #reached: readonly ReadonlySet<number>[];
  /** For each group the pages that load it. */
  readonly #pages: readonly Set<number>[];

  constructor(outputs: Outputs, groups: readonly Group[], pages: readonly Group[]) {
    const groupByChunk = indexGroups(groups);
    this.groups = groups;
    this.#bytes = groups.map((files) => files.reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0));
    this.#imports = groups.map((files, self) => {
      const imported = files.flatMap((file) =>
        listStaticImports(outputs, file).flatMap((path) => groupByChunk.get(path) ?? []),
      );
      return new Set(imported.filter((group) => group !== self));
    });
    this.#reached = groups.map((_, group) => this.#listReachedFrom([group]));
    this.#pages = groups.map(() => new Set<number>());
    for (const [page, files] of pages.entries()) {
      const direct = new Set(files.flatMap((file) => groupByChunk.get(file) ?? []));
      for (const group of direct) for (const loaded of this.#reached[group] ?? []) this.#pages[loaded]?.add(page);
    }
  }

  /** Bytes saved by one request less, minus bytes loaded in vain, over all pages. */
  computeSavedBytes(a: number, b: number, requestBytes: number): number {
    const [pages, otherPages] = [this.#pages[a], this.#pages[b]];
    const common = [...(pages ?? [])].filter((page) => otherPages?.has(page)).length;
    if (common === 0) return 0;
    return common * requestBytes - this.#computeBytesInVain(a, b) - this.#computeBytesInVain(b, a);
  }

  /** Bytes of another group and its imports that pages with this group would load in vain. */
  #computeBytesInVain(group: number, other: number): number {
    let bytes = 0;
    for (const page of this.#pages[group] ?? []) {
      if (this.#pages[other]?.has(page) === true) continue;
      for (const loaded of this.#reached[other] ?? []) {
        if (this.#pages[loaded]?.has(page) !== true) bytes += this.#bytes[loaded] ?? 0;
      }
    }
    return bytes;
  }

  #listReachedFrom(start: readonly number[]): Set<number> {
    const reached = new Set(start);
    for (const group of reached) for (const imported of this.#imports[group] ?? []) reached.add(imported);
    return reached;
  }
}

function indexGroups(groups: readonly Group[]): Map<string, number> {
  return new Map(groups.flatMap((files, group) => files.map((file) => [file, group] as const)));
}

function listStaticImports(outputs: Outputs, file: string): string[] {
  return (outputs[file]?.imports ?? []).flatMap(({ path, kind }) => (kind === 'import-statement' ? [path] : []));
}
