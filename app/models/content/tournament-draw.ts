import { groupBy } from '~/group-by';
import { partTitles } from '../games/stage';
import { slugify } from '../text/slug';
import { toPlainText, type RichText, type RichTextCell, type RichTextNode, type RichTextTable } from './rich-text';

/** Lines of a draw, from the first one up to, but not including, `end`. */
type Lines = Readonly<Record<'start' | 'end', number>>;

/** A cell of a draw and the lines that it spans. */
interface PlacedCell extends Lines {
  readonly cell: RichTextCell;
}

/** Cells of a draw by column: the entries, then the winners of each round, the last of whom is the champion. */
type DrawColumns = readonly (readonly PlacedCell[])[];

const quarterNames = ['First quarter', 'Second quarter', 'Third quarter', 'Fourth quarter'];
const endName = partTitles.lastRounds;

/** Splits draws of up to 64 lines into a table per quarter, after the champion, links to the parts and the end of the tournament. */
export function divideDraws(text: RichText): RichText {
  return text.flatMap((node) => (typeof node !== 'string' && node.tag === 'table' ? divideDraw(node) : [node]));
}

function divideDraw(table: RichTextTable): readonly RichTextNode[] {
  const [head] = table.head;
  if (head === undefined || !/^champion$/i.test(toPlainText(head.at(-1)?.children ?? []))) return [table];
  const columns = placeCells(table, head.length);
  const ofQuarters = columns.findIndex((cells) => cells.length === quarterNames.length);
  if (ofQuarters < 1 || columns.at(-1)?.length !== 1) return [table];
  const end = buildPart(table, columns, [ofQuarters, columns.length], { start: 0, end: Infinity });
  const quarters = (columns[ofQuarters] ?? []).map((quarter) =>
    buildPart(table, columns, [0, ofQuarters + 1], quarter),
  );
  const parts = [endName, ...quarterNames];
  return [
    ...describeChampion(columns),
    { tag: 'ul', children: parts.map((name) => ({ tag: 'li', children: [linkToPart(name)] })) },
    ...[end, ...quarters].flatMap((part, index): readonly RichTextNode[] => [
      { tag: 'heading', level: 3, children: [parts[index] ?? ''] },
      part,
    ]),
  ];
}

function linkToPart(name: string): RichTextNode {
  return { tag: 'a', href: `#${buildPartId(name)}`, children: [name] };
}

/** The page gives the heading this id, with a number for a further draw. */
function buildPartId(name: string): string {
  return `section-${slugify(name)}`;
}

/** Whether a heading with this id is that of a part of a draw. */
export function isIdOfPart(id: string): boolean {
  return [endName, ...quarterNames].map(buildPartId).includes(id.replace(/-\d+$/, ''));
}

/** `Champion: Anneliese Uzun, Sr. (Copperbrook)`; nothing before the final. */
function describeChampion(columns: DrawColumns): readonly RichTextNode[] {
  const words = toPlainText(getFirstLine(columns.at(-1)?.[0]?.cell.children ?? []));
  if (words === '') return [];
  return [{ tag: 'p', children: [{ tag: 'strong', children: [`Champion: ${words}`] }] }];
}

/** The score stands on the second line. */
function getFirstLine(text: RichText): RichText {
  const end = text.findIndex((node) => typeof node !== 'string' && node.tag === 'br');
  return end === -1 ? text : text.slice(0, end);
}

/** Finds the line at which each cell begins: a row names only cells that begin in it. */
function placeCells({ body }: RichTextTable, width: number): DrawColumns {
  const columns: PlacedCell[][] = Array.from({ length: width }, () => []);
  for (const [start, row] of body.entries()) {
    const free = columns.filter((column) => (column.at(-1)?.end ?? 0) <= start);
    for (const [index, cell] of row.entries()) free[index]?.push({ cell, start, end: start + (cell.rowSpan ?? 1) });
  }
  return columns;
}

/** Some columns of a draw, up to but not including the second one, as a table whose lines are those of its first column. */
function buildPart(
  table: RichTextTable,
  columns: DrawColumns,
  [from, to]: readonly [number, number],
  lines: Lines,
): RichTextTable {
  const shown = columns.slice(from, to).map((cells) => cells.filter((cell) => isWithin(cell, lines)));
  const [first = []] = shown;
  const byStart = groupBy(shown.flat(), ({ start }) => start);
  const body = first.map(({ start }, index) =>
    (byStart.get(start) ?? []).map(({ cell: { rowSpan = 1, ...cell }, ...spanned }) => {
      const span = first.slice(index, index + rowSpan).filter((other) => isWithin(other, spanned)).length;
      return span > 1 ? { ...cell, rowSpan: span } : cell;
    }),
  );
  return { ...table, head: table.head.map((row) => row.slice(from, to)), body };
}

function isWithin({ start }: Lines, lines: Lines): boolean {
  return start >= lines.start && start < lines.end;
}
