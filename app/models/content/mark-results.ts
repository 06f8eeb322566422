import { isLiveCell, type KnownCell, type KnownTable } from './known-table';
import { isBlock, isList, toPlainText, type RichText, type RichTextNode, type RichTextTable } from './rich-text';
import { tellsResult } from './tells-result';

/** Columns of wins and losses, which look like scores. */
const recordHead = /record|^w-?l/i;

/** Marks the paragraphs, list items and table cells that tell a result, for visitors who hide results, and counts them. */
export function markResults(text: RichText): { readonly text: RichText; readonly count: number } {
  let count = 0;
  const mark = (children: RichText): RichText => {
    if (children.some(isBlock)) return children.map(markNode);
    if (!tellsResult(toPlainText(children))) return children;
    count += 1;
    return [{ tag: 'result', children }];
  };
  const markTable = (table: RichTextTable): RichTextTable => {
    const heads = table.head.at(-1)?.map(({ children }) => toPlainText(children)) ?? [];
    const markRow = (row: RichTextTable['body'][number]) =>
      row.map((cell, index) =>
        recordHead.test(heads[index] ?? '') ? cell : { ...cell, children: mark(cell.children) },
      );
    return { ...table, body: table.body.map(markRow) };
  };
  const markNode = (node: RichTextNode): RichTextNode => {
    if (typeof node === 'string' || !isBlock(node)) return node;
    if (node.tag === 'table') return markTable(node);
    if (isList(node)) {
      return { ...node, children: node.children.map((item) => ({ ...item, children: mark(item.children) })) };
    }
    return 'children' in node ? { ...node, children: mark(node.children) } : node;
  };
  return { text: text.map(markNode), count };
}

/** The same for a table of the old server that is shown as one of the site's. */
export function markResultsOfTable(table: KnownTable): { readonly table: KnownTable; readonly count: number } {
  let count = 0;
  const mark = (cell: KnownCell): KnownCell => {
    if (isLiveCell(cell)) return cell;
    const children = typeof cell === 'string' ? [cell] : cell;
    if (children.some(isResult)) {
      count += 1;
      return cell;
    }
    if (!tellsResult(toPlainText(children))) return cell;
    count += 1;
    return [{ tag: 'result', children }];
  };
  if (table.kind === 'lists') {
    const lists = table.lists.map((list) => ({ ...list, items: list.items.map(mark) }));
    return { table: { ...table, lists }, count };
  }
  const isMarked = table.columns.map(({ head }) => !recordHead.test(head));
  const markRow = (row: readonly KnownCell[]) => row.map((cell, index) => (isMarked[index] ? mark(cell) : cell));
  const sections = table.sections.map((section) => ({ ...section, rows: section.rows.map(markRow) }));
  return { table: { ...table, sections }, count };
}

/** Points beside a name, possibly within its emphasis. */
function isResult(node: RichTextNode): boolean {
  if (typeof node === 'string' || !('tag' in node)) return false;
  return node.tag === 'result' || (node.tag === 'strong' && node.children.some(isResult));
}
