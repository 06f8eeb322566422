import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { fileRoutes, pageRoutes } from '~/routes.table.js';

/** A row of the specification's route table; only the columns that tests read. */
export interface RouteRow {
  readonly id: string;
  readonly path: string;
  /** A path that exists in the demo association. */
  readonly example: string;
  readonly kind: string;
  readonly heading: string;
}

export const routeTableFile = path.resolve('tests/support/routes.csv');

/** All rows of the route table, in its order. */
export function readRouteRows(): readonly RouteRow[] {
  return parse<RouteRow>(readFileSync(routeTableFile, 'utf8'), { columns: true, bom: true });
}

const built = new Set([...pageRoutes.flatMap(({ covers }) => covers), ...fileRoutes.map(({ id }) => id)]);

/** The rows that the site builds, as its own route table says. */
export function readBuiltRows(): readonly RouteRow[] {
  return readRouteRows().filter(({ id }) => built.has(id));
}

/** Example addresses of the built rows that are pages, each once; `not-found` and pages under a second address left out. */
export function builtPagePaths(kinds: readonly string[] = ['page', 'embed', 'cms']): readonly string[] {
  const rows = readBuiltRows().filter(
    ({ id, kind }) => kinds.includes(kind) && !['not-found', 'home-alias'].includes(id),
  );
  return [...new Set(rows.map(({ example }) => example))];
}
