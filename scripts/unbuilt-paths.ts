import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { fileRoutes, pageRoutes } from '~/routes.table.js';
import { createRouteMatcher } from '~/routes/route-matcher';
import { replaceFile } from './replace-file.mjs';

const specifiedRoutes = 'tests/support/routes.csv';
const generatedFile = 'app/config/unbuilt-paths.generated.ts';

interface SpecifiedRoute {
  readonly id: string;
  /** `/schools/details/{schoolId}` */
  readonly path: string;
  readonly example: string;
}

/** Writes the paths that the specification names and no row of the route table answers: links to them are not shown. */
export function writeUnbuiltPaths(): void {
  const lines = unbuiltPaths().map((unbuilt) => `  '${unbuilt}',`);
  const head = '/** Made by scripts/unbuilt-paths.ts from app/routes.table.js. */';
  replaceFile(generatedFile, [head, 'export const unbuiltPaths: readonly string[] = [', ...lines, '];', ''].join('\n'));
}

/** Paths of the specification's rows that are not built, with names in braces for what differs. */
export function unbuiltPaths(): readonly string[] {
  const rows = parse<SpecifiedRoute>(readFileSync(specifiedRoutes, 'utf8'), { columns: true, bom: true });
  const built = new Set([...pageRoutes.flatMap(({ covers }) => covers), ...fileRoutes.map(({ id }) => id)]);
  const matchRoute = createRouteMatcher(pageRoutes);
  return rows
    .filter(({ id, example }) => !built.has(id) && matchRoute(example.split('/').slice(1)).route.path === '*')
    .flatMap(({ path }) => (path.includes('[') ? [path.replace(/\[.*\]/, ''), path.replace(/[[\]]/g, '')] : [path]));
}
