import { findTable } from '~/blocks/open-data/data-tables';
import type { PageRequest, PageSources, SportPageRequest } from '~/page/page-sources';

/** `scores` and `csv` of the row `scores-csv`. Throws an `Error` for a row without a table. */
export function readFileRow({ id }: PageRequest['route']) {
  const [name = '', format = ''] = id.split('-');
  const table = findTable(name);
  if (table === null) throw new Error(`No table for the route ${id}`);
  return { name, format, table };
}

export function sources(request: PageRequest): PageSources {
  return readFileRow(request.route).table.declare(request as SportPageRequest);
}
