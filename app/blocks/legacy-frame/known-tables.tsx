import { LiveBadge } from '~/components/scores/game-status';
import { type ColumnSort, type DataColumn, DataTable } from '~/components/ui/data-table';
import { RichText } from '~/components/ui/rich-text';
import { addToHref } from '~/href';
import { joinedTeamsHead } from '~/models/content/join-teams';
import type { KnownCell, KnownColumn, KnownGrid, KnownLists, KnownTable } from '~/models/content/known-table';
import type { TableOrder } from '~/models/content/known-table-order';

/** How the tables are sorted. */
export interface SortedTables {
  /** `null` in the order of the old server. */
  readonly order: TableOrder | null;
  /** Address of the page in the order of the old server; `null` if it cannot be sorted. */
  readonly sortPath: string | null;
}

interface KnownTablesProps extends SortedTables {
  readonly tables: readonly KnownTable[];
}

/** Tables of the old server in the site's own form. */
export function KnownTables({ tables, ...sorted }: KnownTablesProps) {
  const shown = tables.map((table) =>
    table.kind === 'grid' ? (
      <Grid key={table.label} grid={table} {...sorted} />
    ) : (
      <Lists key={table.label} lists={table} />
    ),
  );
  return shown.length === 1 ? shown : <div className="known-series">{shown}</div>;
}

type Row = readonly KnownCell[];

/** Short tables are sorted at a glance. */
const LEAST_SORTED_ROWS = 10;
const widths = { short: 'w-14', medium: 'w-24', long: 'w-64' } as const;

interface GridProps extends SortedTables {
  readonly grid: KnownGrid;
}

function Grid({ grid: { label, title, columns, sections }, order, sortPath }: GridProps) {
  const path = sections.some(({ rows }) => rows.length >= LEAST_SORTED_ROWS) ? sortPath : null;
  const isSchedule = columns.some(({ head }) => head === joinedTeamsHead);
  return (
    <div className={isSchedule ? 'min-w-0 schedule-table' : 'min-w-0'}>
      {title !== null && <p className="pb-1 font-display text-d-md font-semibold">{title}</p>}
      <DataTable
        caption={label}
        columns={columns.map((column, index) => ({
          ...buildColumn(column, index),
          ...(path !== null && { sort: buildSort(column, order, path) }),
        }))}
        sections={sections.map((section, index) => ({ ...section, key: String(index) }))}
        isWide={columns.length > MOST_COLUMNS_WITHOUT_FOLDING}
      />
    </div>
  );
}

function buildSort({ id }: KnownColumn, order: TableOrder | null, path: string): ColumnSort {
  const isSorted = order?.column === id;
  return {
    // The sorted column reverses its order.
    href: buildSortHref(path, { column: id, isReversed: isSorted && !order.isReversed }),
    direction: isSorted ? (order.isReversed ? 'descending' : 'ascending') : null,
  };
}

/** Address of the page with its tables in this order. */
export function buildSortHref(path: string, { column, isReversed }: TableOrder): string {
  return addToHref(path, { sort: column, order: isReversed ? 'reversed' : null });
}

/** More columns fold in windows that are narrower than a laptop's. */
const MOST_COLUMNS_WITHOUT_FOLDING = 5;

function buildColumn(
  { head, isSubject, isNumeric, isOnOneLine, width, whenNarrow }: KnownColumn,
  index: number,
): DataColumn<Row> {
  return {
    head,
    isRowHead: isSubject === true,
    isNumeric: isNumeric === true,
    ...(isOnOneLine && { className: 'whitespace-nowrap' }),
    ...(width !== undefined && { width: widths[width] }),
    ...(whenNarrow !== undefined && { whenNarrow }),
    renderCell: (row) => renderCell(row[index] ?? ''),
  };
}

function renderCell(cell: KnownCell) {
  if (cell === '') return null;
  if (typeof cell === 'string') return cell;
  return 'live' in cell ? <LiveBadge words={cell.live} /> : <RichText>{cell}</RichText>;
}

function Lists({ lists: { label, lists } }: { readonly lists: KnownLists }) {
  return (
    <ul aria-label={label} className="known-lists">
      {lists.map(({ title, items }) => (
        <li key={title}>
          <span className="label">{title}</span>
          <ul>
            {items.map((item, index) => (
              <li key={index}>{renderCell(item)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
