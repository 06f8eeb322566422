import type { ReactNode } from 'react';
import {
  toPlainText,
  type RichText,
  type RichTextCell,
  type RichTextRow,
  type RichTextTable,
} from '~/models/content/rich-text';

type RenderText = (text: RichText) => ReactNode;

interface ProseTableProps {
  readonly table: RichTextTable;
  /** Renders cells and caption. */
  readonly renderText: RenderText;
}

/** A table in a text, in its own sideways-scrolling region. */
export function ProseTable({ table, renderText }: ProseTableProps) {
  const { caption, label, head, body } = table;
  const listRowElements = (rows: readonly RichTextRow[], names: readonly string[] = [], aligns: Aligns = []) =>
    rows.map((row, index) => <Row key={index} row={row} names={names} aligns={aligns} renderText={renderText} />);
  return (
    <div className="scroll-region" role="region" aria-label={label ?? (toPlainText(caption) || 'Table')} tabIndex={0}>
      <table className="prose-table">
        {caption.length > 0 && <caption>{renderText(caption)}</caption>}
        {head.length > 0 && <thead>{listRowElements(head, [], listColumnAligns(body))}</thead>}
        {body.length > 0 && <tbody>{listRowElements(body, listFoldedNames(table))}</tbody>}
      </table>
    </div>
  );
}

/** Wider tables fold their rows on phones. */
const FOLDED_COLUMNS = 5;

/** Names of the columns that folded rows repeat; none if a table is not folded. */
function listFoldedNames({ head, body }: RichTextTable): readonly string[] {
  const [names = []] = head;
  const isPlain = [...names, ...body.flat()].every(
    ({ colSpan, rowSpan }) => colSpan === undefined && rowSpan === undefined,
  );
  return head.length === 1 && names.length >= FOLDED_COLUMNS && isPlain
    ? names.map(({ children }) => toPlainText(children))
    : [];
}

type Aligns = readonly RichTextCell['align'][];

/** How the cells below a head are aligned, where all of a column are alike; none for a table with cells of several columns. */
function listColumnAligns([first = [], ...others]: readonly RichTextRow[]): Aligns {
  const isPlain = [first, ...others]
    .flat()
    .every(({ colSpan, rowSpan }) => colSpan === undefined && rowSpan === undefined);
  if (!isPlain) return [];
  return first.map(({ align }, column) => (others.every((row) => row[column]?.align === align) ? align : undefined));
}

interface RowProps {
  readonly row: RichTextRow;
  /** Column names of a foldable row. */
  readonly names: readonly string[];
  /** Of cells without an own alignment. */
  readonly aligns: Aligns;
  readonly renderText: RenderText;
}

function Row({ row, names, aligns, renderText }: RowProps) {
  return (
    <tr>
      {row.map((cell, column) => (
        <Cell key={column} cell={cell} align={cell.align ?? aligns[column]} name={names[column]}>
          {renderText(cell.children)}
        </Cell>
      ))}
    </tr>
  );
}

const sides = { center: 'text-center', right: 'text-right' } as const;

interface CellProps {
  readonly cell: RichTextCell;
  readonly align: RichTextCell['align'];
  readonly name: string | undefined;
  readonly children: ReactNode;
}

function Cell({ cell, align, name, children }: CellProps) {
  const { scope, colSpan, rowSpan } = cell;
  const Element = scope === undefined ? 'td' : 'th';
  return (
    <Element scope={scope} colSpan={colSpan} rowSpan={rowSpan} className={align && sides[align]} data-name={name}>
      {children}
    </Element>
  );
}
