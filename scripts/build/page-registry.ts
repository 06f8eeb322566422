import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { layoutRoutes, pageRoutes } from '~/routes.table.js';
import { replaceFile } from './replace-file.mjs';

const routesDirectory = 'app/routes';
const generatedFile = path.join(routesDirectory, 'page-registry.generated.ts');
const DECLARES_SOURCES = /^export (?:function|const) sources\b|^export \{ sources \}|\bas sources\b/m;

interface RegisteredModule {
  readonly id: string;
  readonly module: string;
  /** Requests of the page have a sport. */
  readonly isOfSport: boolean;
}

/**
 * Writes the registry of page sources: the `sources` of the root, each layout and each page. Throws an `Error` for a row without a page.
 */
export function writePageRegistry(): void {
  const modules: readonly RegisteredModule[] = [
    { id: 'root', module: 'site-layout/shell-view', isOfSport: false },
    ...layoutRoutes.map(({ id, folder }) => ({ id, module: `${folder}/layout-sources`, isOfSport: true })),
    ...pageRoutes.map(({ id, folder, path: pattern }) => ({
      id,
      module: `${requirePage(id, folder)}/page`,
      isOfSport: pattern.includes('/:sportId'),
    })),
  ].filter(({ module }) => declaresSources(module));
  replaceFile(generatedFile, writeRegistry(modules));
}

function requirePage(id: string, folder: string): string {
  if (existsSync(path.join(routesDirectory, folder, 'route.tsx'))) return folder;
  throw new Error(`The route table's row ${id} names the folder ${folder}, which has no route.tsx.`);
}

function declaresSources(module: string): boolean {
  const file = path.join(routesDirectory, `${module}.ts`);
  return existsSync(file) && DECLARES_SOURCES.test(readFileSync(file, 'utf8'));
}

function writeRegistry(modules: readonly RegisteredModule[]): string {
  const files = [...new Set(modules.map(({ module }) => module))];
  const buildImportName = (module: string) => `sources${files.indexOf(module)}`;
  const writeEntries = (ofSport: boolean) =>
    modules
      .filter(({ isOfSport }) => isOfSport === ofSport)
      .map(({ id, module }) => `  '${id}': ${buildImportName(module)},`);
  return [
    '/** Made by scripts/build/page-registry.ts from app/routes.table.js. */',
    `import type { PageRequest, PageSources, SportPageRequest } from '~/page/page-sources';`,
    ...files.map((file) => `import { sources as ${buildImportName(file)} } from './${file}';`),
    '',
    'type Registry<Request> = Readonly<Partial<Record<string, (page: Request) => PageSources>>>;',
    '',
    '/** The sources of every page of no sport by route id, `root` for those that all pages read. A page that reads nothing has no entry. */',
    'export const pageSources: Registry<PageRequest> = {',
    ...writeEntries(false),
    '};',
    '',
    '/** Those of every page and layout of a sport. */',
    'export const sportPageSources: Registry<SportPageRequest> = {',
    ...writeEntries(true),
    '};',
    '',
  ].join('\n');
}
