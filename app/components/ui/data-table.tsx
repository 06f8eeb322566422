import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { noValue } from '~/models/text/no-value';
import { Icon } from './icon';
import { SiteLink } from './site-link';

interface ColumnLayout<Row> {
  readonly head: string;
  /** Full name where the head is an abbreviation, or where two columns have the same head. */
  readonly name?: string | undefined;
  /** Right-aligned and on one line; other cells are left-aligned. */
  readonly isNumeric?: boolean;
  /** Row header in place of the first column. */
  readonly isRowHead?: boolean;
  /** Makes the head a link that sorts the rows by this column. */
  readonly sort?: ColumnSort | undefined;
  /** On phones and in a narrow `isWide` table, the cell is below the row header instead of in a column, with the head before an unclear one. */
  readonly whenNarrow?: 'folded' | 'folded-with-name';
  /** Text of the folded cell, where the cell alone is too terse. */
  readonly renderFoldedCell?: (row: Row) => ReactNode;
  /** Classes of all its cells, such as the windows in which they are shown. */
  readonly className?: string;
  /** Class of its width (`w-16`), for tables whose columns are at the same place. Columns without a width share the rest. */
  readonly width?: string;
}

/** Fields that a cell can show as they are. */
type TextField<Row> = { [Name in keyof Row]: Row[Name] extends string | number | null ? Name : never }[keyof Row];

/** A column of a field, with a dash where it is `null`, or of what `renderCell` makes of the row. */
export type DataColumn<Row> = ColumnLayout<Row> &
  (
    | { readonly field: TextField<Row>; readonly renderCell?: undefined }
    | { readonly renderCell: (row: Row) => ReactNode; readonly field?: undefined }
  );

/** A figure that is folded in a narrow table, with its head before it. */
export const foldedFigure = { isNumeric: true, whenNarrow: 'folded-with-name' } as const;

export interface ColumnSort {
  /** Address of the page sorted by this column, or in the other direction if it already is. */
  readonly href: string;
  /** Current direction; `null` when sorted by another column. */
  readonly direction: 'ascending' | 'descending' | null;
}

interface DataSection<Row> {
  readonly key: string;
  /** Shown above the rows across all columns. */
  readonly title?: string | null;
  readonly rows: readonly Row[];
  /** Set off below the rows. */
  readonly totals?: readonly Row[];
}

interface DataTableProps<Row> {
  /** Names the table and its scroll region. */
  readonly caption: string;
  /** Shows the caption, where no heading directly above says the same. */
  readonly isCaptionShown?: boolean;
  /** Classes of a table with a different look; they replace the default ones. */
  readonly className?: string;
  /** The row header column (by default the first) is sticky while the others scroll sideways. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows?: readonly Row[];
  /** In place of `rows`. */
  readonly sections?: readonly DataSection<Row>[];
  /** By default the `key` or `id` of the row, or its position. */
  readonly buildRowKey?: (row: Row, index: number) => string;
  /** Id of the row, for links to it. */
  readonly buildRowId?: (row: Row) => string;
  /** Rows with a darker background; a cell must say what it means. */
  readonly isShaded?: (row: Row) => boolean;
  /** Totals of the whole table. */
  readonly totals?: readonly Row[];
  /** Its columns need 52rem: in less they fold, not only on phones. */
  readonly isWide?: boolean;
  /**
   * Classes with the width of the columns before the row header, `--before`. Where the table is narrow, its folded cells are one line below the row
   * header and all columns after it. Only with `isWide`.
   */
  readonly secondLine?: string;
  /** On phones each row is a block with the column's name before each cell, and nothing scrolls sideways. */
  readonly isStackedOnPhones?: boolean;
}

/** Cells are styled by `app/styles/data-table.css`. */
const usual = 'data-table w-full border-separate border-spacing-0 bg-surface-raised text-sm';

/** A table with a sticky row header in its own scroll region. With a `className` only region and markup are shared. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionShown = false, columns, rows: ownRows = [], totals = [], className } = props;
  const { sections = [{ key: caption, rows: ownRows }], buildRowKey = getRowKey } = props;
  const {
    isShaded = () => false,
    isStackedOnPhones: isStacked = false,
    isWide = false,
    secondLine,
    buildRowId,
  } = props;
  const isPlain = className !== undefined;
  const layout = useMemo(() => chooseLayout(columns, isPlain, isStacked), [columns, isPlain, isStacked]);
  const renderTotal = (row: Row, index: number) => (
    <BodyRow key={buildRowKey(row, index)} row={row} layout={layout} isTotal />
  );
  const isFixed = columns.some(({ width }) => width !== undefined);
  const look = joinClassNames(usual, isStacked && 'stacked-table', isFixed && 'table-fixed');
  return (
    <div
      className={joinClassNames(
        'scroll-region',
        isWide && 'folding-table',
        secondLine !== undefined && `second-line ${secondLine}`,
      )}
      role="region"
      aria-label={`${caption} table`}
      tabIndex={0}
    >
      <table className={className ?? look}>
        <caption className={isCaptionShown ? 'label' : 'sr-only'}>{caption}</caption>
        <Head layout={layout} />
        {sections.map(({ key, title, rows, totals: sums = [] }) => (
          <tbody key={key}>
            {title !== undefined && title !== null && <SectionTitle span={columns.length}>{title}</SectionTitle>}
            {rows.map((row, index) => (
              <BodyRow
                key={buildRowKey(row, index)}
                id={buildRowId?.(row)}
                row={row}
                layout={layout}
                isShaded={isShaded(row)}
              />
            ))}
            {sums.map(renderTotal)}
          </tbody>
        ))}
        {totals.length > 0 && <tfoot>{totals.map(renderTotal)}</tfoot>}
      </table>
    </div>
  );
}

function getRowKey(row: unknown, index: number): string {
  const { key, id } = row as { readonly key?: string; readonly id?: string };
  return key ?? id ?? String(index);
}

/** Facts that all cells of a column share. */
interface Layout<Row> {
  readonly columns: readonly LaidOutColumn<Row>[];
  readonly folded: readonly LaidOutColumn<Row>[];
  /** Without the usual styles. */
  readonly isPlain: boolean;
}

interface LaidOutColumn<Row> {
  readonly key: string;
  readonly column: DataColumn<Row>;
  readonly render: (row: Row) => ReactNode;
  readonly isRowHead: boolean;
  readonly headClass: string | undefined;
  readonly cellClass: string | undefined;
  /** Name shown before each cell of stacked rows on phones. */
  readonly stackedName: string | undefined;
}

function chooseLayout<Row>(columns: readonly DataColumn<Row>[], isPlain: boolean, isStacked: boolean): Layout<Row> {
  const rowHead = findRowHead(columns);
  const laidOut = columns.map((column, index) => {
    const { head, name = head, isNumeric = false, whenNarrow, className = '', width = '' } = column;
    const folded = whenNarrow !== undefined && 'folded-column';
    const isRowHead = index === rowHead;
    const shared = [folded, className];
    const figures = isRowHead ? 'text-right whitespace-nowrap' : 'figures';
    return {
      key: name,
      column,
      render: getRenderer(column),
      isRowHead,
      headClass: isPlain
        ? joinClassNames(folded)
        : joinClassNames(isNumeric && 'text-right', isRowHead && 'pinned-head', ...shared, width),
      cellClass: isPlain ? joinClassNames(folded) : joinClassNames(isNumeric && figures, ...shared),
      stackedName: isStacked ? name : undefined,
    };
  });
  return { columns: laidOut, folded: laidOut.filter(({ column }) => column.whenNarrow !== undefined), isPlain };
}

function findRowHead<Row>(columns: readonly DataColumn<Row>[]): number {
  return Math.max(
    0,
    columns.findIndex(({ isRowHead }) => isRowHead),
  );
}

function getRenderer<Row>({ field, renderCell }: DataColumn<Row>): (row: Row) => ReactNode {
  return renderCell ?? ((row) => (row[field] as ReactNode) ?? noValue);
}

function Head<Row>({ layout: { columns } }: { readonly layout: Layout<Row> }) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, column: { head, name, sort }, headClass }) => (
          <th key={key} scope="col" aria-sort={sort?.direction ?? undefined} className={headClass}>
            {sort === undefined ? (
              <HeadText head={head} name={name} />
            ) : (
              <SortLink sort={sort}>
                <HeadText head={head} name={name} />
              </SortLink>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function HeadText({ head, name }: Pick<ColumnLayout<never>, 'head' | 'name'>) {
  if (name === undefined) return head;
  return (
    <abbr title={name} className="no-underline">
      {head}
    </abbr>
  );
}

function SortLink({
  sort: { href, direction },
  children,
}: {
  readonly sort: ColumnSort;
  readonly children: ReactNode;
}) {
  const look = direction === null ? 'text-ink-2' : 'text-ink';
  return (
    <SiteLink
      to={href}
      prefetch="none"
      preventScrollReset
      className={`quiet-link inline-flex min-h-6 items-center gap-1 ${look}`}
    >
      {children}
      {direction !== null && <Icon name={direction === 'ascending' ? 'up' : 'down'} className="size-3 text-accent" />}
      <span className="sr-only">, sort</span>
    </SiteLink>
  );
}

function SectionTitle({ span, children }: { readonly span: number; readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={span}>
        <span>{children}</span>
      </th>
    </tr>
  );
}

interface BodyRowProps<Row> {
  readonly id?: string | undefined;
  readonly row: Row;
  readonly layout: Layout<Row>;
  readonly isTotal?: boolean;
  readonly isShaded?: boolean;
}

function PlainBodyRow<Row>({ id, row, layout, isTotal = false, isShaded = false }: BodyRowProps<Row>) {
  const { columns, folded, isPlain } = layout;
  return (
    <tr id={id} className={isPlain ? undefined : joinClassNames(isTotal && 'total-row', isShaded && 'shaded-row')}>
      {columns.map(({ key, render, isRowHead, cellClass, stackedName }) =>
        isRowHead ? (
          <th key={key} scope="row" className={cellClass}>
            {render(row)}
            {folded.length > 0 && <FoldedCells columns={folded} row={row} />}
          </th>
        ) : (
          <td key={key} data-column={stackedName} className={cellClass}>
            {render(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Folded cells, except dashes and empty ones, with a name where needed. */
function FoldedCells<Row>({ columns, row }: { readonly columns: readonly LaidOutColumn<Row>[]; readonly row: Row }) {
  const cells = columns
    .map(({ column: { head, name, whenNarrow, renderFoldedCell }, render }) => ({
      head,
      whenNarrow,
      name: renderFoldedCell === undefined ? name : undefined,
      content: (renderFoldedCell ?? render)(row),
    }))
    .filter(({ content }) => content !== noValue && content !== null);
  if (cells.length === 0) return null;
  return (
    <span className="folded-cells">
      {cells.map(({ head, name, whenNarrow, content }) => (
        <span key={name ?? head} data-column={whenNarrow === 'folded-with-name' ? head : undefined}>
          {name !== undefined && whenNarrow === 'folded' && <span className="sr-only">{name} </span>}
          {content}
        </span>
      ))}
    </span>
  );
}

/** A row outside its table. */
export interface RowSummary {
  /** Cells before the row header, such as a rank. */
  readonly before: ReactNode;
  /** The first cell after the row header, or `null` without one. */
  readonly after: ReactNode;
}

/** Reads the cells around the header of a row, except those that narrow tables fold. */
export function summarizeRow<Row>(columns: readonly DataColumn<Row>[], row: Row): RowSummary {
  const rowHead = findRowHead(columns);
  const render = (chosen: readonly DataColumn<Row>[]) =>
    chosen
      .filter(({ whenNarrow }) => whenNarrow === undefined)
      .map((column) => <Fragment key={column.head}>{getRenderer(column)(row)}</Fragment>);
  return { before: render(columns.slice(0, rowHead)), after: render(columns.slice(rowHead + 1))[0] ?? null };
}

const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

/** `undefined` for a plain cell, to keep the HTML of thousands of cells small. */
function joinClassNames(...names: readonly (string | false)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
