import type { Element, ElementContent } from 'hast';
import {
  isBlock,
  type RichText,
  type RichTextCell,
  type RichTextNode,
  type RichTextRow,
  type RichTextTable,
} from '~/models/content/rich-text';
import { inlineLines, toParagraphs, tighten } from './nesting';

/** More columns than any article's table has. */
const MAX_COLUMNS = 60;

const scopes = ['col', 'colgroup', 'row', 'rowgroup'] as const;

interface Row {
  readonly isHead: boolean;
  readonly cells: readonly Cell[];
}

interface Cell extends RichTextCell {
  readonly isHeader: boolean;
}

/** Parses a data table; a layout table is replaced with the blocks in it. */
export function parseTable(element: Element, parseContent: (nodes: readonly ElementContent[]) => RichText): RichText {
  const sections = listElements(element, ['thead', 'tbody', 'tfoot', 'tr']);
  const rows = sections
    .flatMap((section) => parseRows(section, parseContent))
    .filter(({ cells }) => cells.some(({ children }) => children.length > 0));
  const caption = inlineLines(parseContent(listElements(element, ['caption'])));
  if (isLayout(element, rows)) {
    return [
      ...toParagraphs(caption),
      ...rows.flatMap(({ cells }) => cells.flatMap(({ children }) => toParagraphs(children))),
    ];
  }
  const headRows = countHeadRows(rows);
  const [head, body] = [rows.slice(0, headRows), rows.slice(headRows)];
  const title = caption.length > 0 ? null : findTitleAbove(head, countColumns(rows));
  const table: RichTextTable = {
    tag: 'table',
    caption: title === null ? caption : inlineLines(title.children),
    head: selectWithin(title === null ? head : head.slice(1), 'col'),
    body: selectWithin(body, 'row'),
  };
  return [table];
}

/** A single cell above all columns is the table's caption. */
function findTitleAbove([first]: readonly Row[], columns: number): Cell | null {
  const [cell, ...others] = first?.cells ?? [];
  return cell !== undefined && others.length === 0 && (cell.colSpan ?? 1) >= columns ? cell : null;
}

function countColumns(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ cells }) => cells.reduce((sum, { colSpan = 1 }) => sum + colSpan, 0)));
}

function listElements(element: Element, names: readonly string[]): Element[] {
  return element.children.filter((child) => child.type === 'element' && names.includes(child.tagName)) as Element[];
}

function parseRows(section: Element, parseContent: (nodes: readonly ElementContent[]) => RichText): Row[] {
  const isHead = section.tagName === 'thead';
  const rows = section.tagName === 'tr' ? [section] : listElements(section, ['tr']);
  return rows.map((row) => ({
    isHead,
    cells: listElements(row, ['td', 'th']).map((cell) => parseCell(cell, parseContent(cell.children))),
  }));
}

function parseCell({ tagName, properties }: Element, content: RichText): Cell {
  const [colSpan, rowSpan] = [parseSpan(properties.colSpan), parseSpan(properties.rowSpan)];
  const scope = scopes.find((name) => name === String(properties.scope).toLowerCase());
  const align = (['center', 'right'] as const).find((side) => side === String(properties.align).toLowerCase());
  return {
    isHeader: tagName === 'th',
    ...(scope !== undefined && { scope }),
    ...(colSpan > 1 && { colSpan }),
    ...(rowSpan > 1 && { rowSpan }),
    ...(align !== undefined && { align }),
    children: withoutLoneParagraph(tighten(content)),
  };
}

function withoutLoneParagraph(content: RichText): RichText {
  const [first] = content;
  return content.length === 1 && typeof first === 'object' && first.tag === 'p' ? first.children : content;
}

function parseSpan(value: unknown): number {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 ? Math.min(span, MAX_COLUMNS) : 1;
}

/** A data table has several columns, and no headings or tables inside. */
function isLayout(element: Element, rows: readonly Row[]): boolean {
  const cells = rows.flatMap((row) => row.cells);
  const isPlain = /^(?:presentation|none)$/.test(String(element.properties.role));
  return (
    isPlain ||
    countColumns(rows) < 2 ||
    cells.length < 2 ||
    cells.some(({ children }) => children.some(isOutsideTables))
  );
}

function isOutsideTables(node: RichTextNode): boolean {
  return isBlock(node) && (node.tag === 'table' || node.tag === 'heading' || node.tag === 'video');
}

/** Number of header rows: as marked by upstream, or rows of headers, or an all-bold first row. */
function countHeadRows(rows: readonly Row[]): number {
  const isHeader = ({ isHead, cells }: Row) => isHead || cells.every((cell) => cell.isHeader);
  const first = rows.findIndex((row) => !isHeader(row));
  if (first !== 0) return first === -1 ? Math.min(1, rows.length - 1) : first;
  const hasHeaders = rows.some(({ cells }) => cells.some((cell) => cell.isHeader));
  return !hasHeaders && rows.length > 1 && rows[0]?.cells.every(isBold) === true ? 1 : 0;
}

function isBold({ children }: Cell): boolean {
  return children.length > 0 && children.every((node) => typeof node === 'object' && node.tag === 'strong');
}

function selectWithin(rows: readonly Row[], side: 'col' | 'row'): RichTextRow[] {
  return rows.map(({ cells }, index) =>
    cells.map(({ isHeader, scope, rowSpan = 1, ...cell }) => {
      const rowsLeft = Math.min(rowSpan, rows.length - index);
      const isSpanning = side === 'col' ? (cell.colSpan ?? 1) > 1 : rowsLeft > 1;
      const itsScope = scope ?? (isSpanning ? (`${side}group` as const) : side);
      return {
        ...cell,
        ...(rowsLeft > 1 && { rowSpan: rowsLeft }),
        ...((isHeader || side === 'col') && cell.children.length > 0 && { scope: itsScope }),
      };
    }),
  );
}
