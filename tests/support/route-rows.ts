import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

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
