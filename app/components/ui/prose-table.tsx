import type { ReactNode } from 'react';
import {
  stripAccents,
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
export function ProseTable({ table: { caption, label, head, body }, renderText }: ProseTableProps) {
  const listRowElements = (rows: readonly RichTextRow[]) =>
    rows.map((row, index) => <Row key={index} row={row} renderText={renderText} />);
  return (
    <div className="scroll-region" role="region" aria-label={label ?? (stripAccents(caption) || 'Table')} tabIndex={0}>
      <table className="prose-table">
        {caption.length > 0 && <caption>{renderText(caption)}</caption>}
        {head.length > 0 && <thead>{listRowElements(head)}</thead>}
        {body.length > 0 && <tbody>{listRowElements(body)}</tbody>}
      </table>
    </div>
  );
}

function Row({ row, renderText }: { readonly row: RichTextRow; readonly renderText: RenderText }) {
  return (
    <tr>
      {row.map((cell, column) => (
        <Cell key={column} cell={cell}>
          {renderText(cell.children)}
        </Cell>
      ))}
    </tr>
  );
}

const sides = { center: 'text-center', right: 'text-right' } as const;

function Cell({ cell, children }: { readonly cell: RichTextCell; readonly children: ReactNode }) {
  const { scope, colSpan, rowSpan, align } = cell;
  const Element = scope === undefined ? 'td' : 'th';
  return (
    <Element scope={scope} colSpan={colSpan} rowSpan={rowSpan} className={align && sides[align]}>
      {children}
    </Element>
  );
}
