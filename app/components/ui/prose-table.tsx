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
  const listRowElements = (rows: readonly RichTextRow[], names: readonly string[] = []) =>
    rows.map((row, index) => <Row key={index} row={row} names={names} renderText={renderText} />);
  return (
    <div className="scroll-region" role="region" aria-label={label ?? (toPlainText(caption) || 'Table')} tabIndex={0}>
      <table className="prose-table">
        {caption.length > 0 && <caption>{renderText(caption)}</caption>}
        {head.length > 0 && <thead>{listRowElements(head)}</thead>}
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

interface RowProps {
  readonly row: RichTextRow;
  /** Column names of a foldable row. */
  readonly names: readonly string[];
  readonly renderText: RenderText;
}

function Row({ row, names, renderText }: RowProps) {
  return (
    <tr>
      {row.map((cell, column) => (
        <Cell key={column} cell={cell} name={names[column]}>
          {renderText(cell.children)}
        </Cell>
      ))}
    </tr>
  );
}

const sides = { center: 'text-center', right: 'text-right' } as const;

interface CellProps {
  readonly cell: RichTextCell;
  readonly name: string | undefined;
  readonly children: ReactNode;
}

function Cell({ cell, name, children }: CellProps) {
  const { scope, colSpan, rowSpan, align } = cell;
  const Element = scope === undefined ? 'td' : 'th';
  return (
    <Element scope={scope} colSpan={colSpan} rowSpan={rowSpan} className={align && sides[align]} data-name={name}>
      {children}
    </Element>
  );
}
