import { memo, type ReactNode, useMemo } from 'react';
import { noValue } from '~/models/text/no-value';
import { Icon } from './icon';
import { SiteLink } from './site-link';

export interface DataColumn<Row> {
  readonly head: string;
  /** Said in full where the head is an abbreviation, or where two columns have the same head. */
  readonly name?: string | undefined;
  /** Figures stand at the right edge of their column and on one line, all else at the left. */
  readonly isNumeric?: boolean;
  /** Heads the rows, in place of the first column. */
  readonly isRowHead?: boolean;
  /** Where the head is a link that sorts the rows by the column. */
  readonly sort?: ColumnSort | undefined;
  /** On a phone it has no column: what is in its cells stands below that which heads the row. */
  readonly isFoldedOnPhones?: boolean;
  /** There the head stands before the cell, which would say nothing by itself. */
  readonly isNamedWhenFolded?: boolean;
  /** What is said of it there in full words, when the cell alone says too little. */
  readonly foldedCell?: (row: Row) => ReactNode;
  /** Styles of all its cells, such as at which widths it is there. */
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}

export interface ColumnSort {
  /** The page with the rows sorted by the column; the other way round where they are. */
  readonly href: string;
  /** How the rows are sorted by it now; `null` when they are sorted by another one. */
  readonly direction: 'ascending' | 'descending' | null;
}

interface DataSection<Row> {
  readonly key: string;
  /** Stands above the rows across all columns. */
  readonly title?: string | null;
  readonly rows: readonly Row[];
  /** Set off below the rows. */
  readonly totals?: readonly Row[];
}

interface DataTableProps<Row> {
  /** Names the table and the region that it scrolls in. */
  readonly caption: string;
  /** Where a heading right above says the same. */
  readonly isCaptionHidden?: boolean;
  /** Styles of a table that looks different: they take the place of the usual ones. */
  readonly className?: string;
  /** The one that heads the rows, the first unless another says so, stays in place while the others scroll sideways. */
  readonly columns: readonly DataColumn<Row>[];
  readonly sections: readonly DataSection<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Rows that stand on a darker ground; what that means is said in words in the row. */
  readonly isShaded?: (row: Row) => boolean;
  /** Totals of the whole table. */
  readonly totals?: readonly Row[];
  /** A phone shows each row as a block, with the column's name before each cell, and nothing scrolls sideways. */
  readonly isStackedOnPhones?: boolean;
}

/** What the cells look like is said in `app/styles/data-table.css`. */
const usual = 'data-table w-full border-separate border-spacing-0 bg-surface-raised text-sm';

/**
 * A table: compact rows, a column with their heads that stays in place, a region of its own to scroll sideways in. With a `className`
 * only the region and the markup are the same.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, sections, rowKey, totals = [], className } = props;
  const { isShaded = () => false, isStackedOnPhones: isStacked = false } = props;
  const isPlain = className !== undefined;
  const layout = useMemo(() => chooseLayout(columns, isPlain, isStacked), [columns, isPlain, isStacked]);
  const captionClass = isPlain ? 'label' : 'pb-2 text-left font-display text-d-md font-semibold';
  return (
    <div className="scroll-region" role="region" aria-label={`${caption} table`} tabIndex={0}>
      <table className={className ?? (isStacked ? `${usual} stacked-table` : usual)}>
        <caption className={isCaptionHidden ? 'sr-only' : captionClass}>{caption}</caption>
        <Head layout={layout} />
        {sections.map(({ key, title, rows, totals: sums = [] }) => (
          <tbody key={key}>
            {title !== undefined && title !== null && <SectionTitle span={columns.length}>{title}</SectionTitle>}
            {rows.map((row) => (
              <BodyRow key={rowKey(row)} row={row} layout={layout} isShaded={isShaded(row)} />
            ))}
            {sums.map((row) => (
              <BodyRow key={rowKey(row)} row={row} layout={layout} isTotal />
            ))}
          </tbody>
        ))}
        {totals.length > 0 && (
          <tfoot>
            {totals.map((row) => (
              <BodyRow key={rowKey(row)} row={row} layout={layout} isTotal />
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** The columns with what is the same in all of their cells. */
interface Layout<Row> {
  readonly columns: readonly LaidOutColumn<Row>[];
  /** Those that stand below the head of the row on a phone. */
  readonly folded: readonly DataColumn<Row>[];
  /** Without the usual styles. */
  readonly isPlain: boolean;
}

interface LaidOutColumn<Row> {
  readonly key: string;
  readonly column: DataColumn<Row>;
  readonly isRowHead: boolean;
  readonly headClass: string | undefined;
  readonly cellClass: string | undefined;
  /** Its name, which a phone shows before each cell of stacked rows. */
  readonly stackedName: string | undefined;
}

function chooseLayout<Row>(columns: readonly DataColumn<Row>[], isPlain: boolean, isStacked: boolean): Layout<Row> {
  const rowHead = Math.max(
    0,
    columns.findIndex(({ isRowHead }) => isRowHead),
  );
  return {
    columns: columns.map((column, index) => {
      const { head, name = head, isNumeric = false, isFoldedOnPhones = false, className = '' } = column;
      const isRowHead = index === rowHead;
      const shared = [isFoldedOnPhones && 'folded-column', className];
      const figures = isRowHead ? 'text-right whitespace-nowrap' : 'figures';
      return {
        key: name,
        column,
        isRowHead,
        headClass: isPlain
          ? undefined
          : classNames('label', isNumeric && 'text-right', isRowHead && 'pinned-head', ...shared),
        cellClass: isPlain ? undefined : classNames(isNumeric && figures, ...shared),
        stackedName: isStacked ? name : undefined,
      };
    }),
    folded: columns.filter(({ isFoldedOnPhones }) => isFoldedOnPhones),
    isPlain,
  };
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

function HeadText({ head, name }: Pick<DataColumn<never>, 'head' | 'name'>) {
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
  const look = direction === null ? 'text-ink-2' : 'font-bold text-ink';
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
      <th
        scope="rowgroup"
        colSpan={span}
        className="border-b border-rule bg-surface-raised px-1.5 pt-4 pb-1 text-left large-phone:px-3"
      >
        <span className="sticky left-1.5 font-display text-d-sm font-bold large-phone:left-3">{children}</span>
      </th>
    </tr>
  );
}

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly layout: Layout<Row>;
  readonly isTotal?: boolean;
  readonly isShaded?: boolean;
}

function PlainBodyRow<Row>({ row, layout, isTotal = false, isShaded = false }: BodyRowProps<Row>) {
  const { columns, folded, isPlain } = layout;
  return (
    <tr className={isPlain ? undefined : classNames(isTotal && 'total-row', isShaded && 'shaded-row')}>
      {columns.map(({ key, column, isRowHead, cellClass, stackedName }) =>
        isRowHead ? (
          <th key={key} scope="row" className={cellClass}>
            {column.cell(row)}
            {folded.length > 0 && <FoldedCells columns={folded} row={row} />}
          </th>
        ) : (
          <td key={key} data-column={stackedName} className={cellClass}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/**
 * What has no column on a phone, but for dashes and empty cells. Its head stands before it where the column asks for that; otherwise
 * screen readers say the full name of an abbreviated column.
 */
function FoldedCells<Row>({ columns, row }: { readonly columns: readonly DataColumn<Row>[]; readonly row: Row }) {
  const cells = columns
    .map(({ cell, foldedCell, name, ...column }) => ({
      ...column,
      name: foldedCell === undefined ? name : undefined,
      content: (foldedCell ?? cell)(row),
    }))
    .filter(({ content }) => content !== noValue && content !== null);
  if (cells.length === 0) return null;
  return (
    <span className="folded-cells">
      {cells.map(({ head, name, isNamedWhenFolded = false, content }) => (
        <span key={name ?? head} data-column={isNamedWhenFolded ? head : undefined}>
          {name !== undefined && !isNamedWhenFolded && <span className="sr-only">{name} </span>}
          {content}
        </span>
      ))}
    </span>
  );
}

/** A row that is the same object as before is not rendered again. */
const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

/** @returns nothing for a cell that looks like all others: the HTML of thousands of cells says no more than it has to */
function classNames(...names: readonly (string | false)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
