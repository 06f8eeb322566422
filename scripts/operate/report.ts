/** The result of a command, independent of its output as text, HTML or JSON. */

export interface Column {
  readonly title: string;
  readonly align?: 'right';
  /** Whether cells may take several lines to fit the width. */
  readonly flexible?: true;
}

/** Columns of text, of text that may take several lines, and of numbers. */
export const text = (title: string): Column => ({ title });
export const longText = (title: string): Column => ({ title, flexible: true });
export const number = (title: string): Column => ({ title, align: 'right' });

export type Tone = 'good' | 'attention' | 'bad';

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

export interface Section {
  readonly title?: string;
  /** Status color of the section; the text states it too. */
  readonly tone?: Tone;
  readonly lines?: readonly string[];
  readonly table?: Table;
}

export interface Report {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Maximum line width. */
export const WIDTH = 100;
const GAP = '  ';
const SHORTEST = 12;

/** The report as text: columns aligned, lines no longer than the width unless a single cell is. */
export function formatReport({ title, sections }: Report): string {
  const blocks = sections.map((section) =>
    [
      ...(section.title === undefined ? [] : [section.title.toUpperCase()]),
      ...(section.lines ?? []).flatMap((line) => wrap(line)),
      ...(section.table === undefined ? [] : formatTable(section.table)),
    ].join('\n'),
  );
  return [title, ...blocks].filter((block) => block !== '').join('\n\n');
}

/** A table as lines: titles first, columns as wide as their widest cell. A flexible cell may take several lines. */
export function formatTable({ columns, rows }: Table): string[] {
  const titles = columns.map(({ title }) => title);
  const widths = fitColumns(columns, [titles, ...rows]);
  return [titles, ...rows].flatMap((cells) => {
    const parts = columns.map((_, index) => wrapCell(cells[index] ?? '', widths[index] ?? 0));
    const height = Math.max(1, ...parts.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) =>
      columns
        .map(({ align }, index) => {
          const width = widths[index] ?? 0;
          const part = parts[index]?.[line] ?? '';
          return align === 'right' ? part.padStart(width) : part.padEnd(width);
        })
        .join(GAP)
        .trimEnd(),
    );
  });
}

/** Widths of the columns; flexible ones are narrowed, the widest first, until a line fits. */
function fitColumns(columns: readonly Column[], rows: readonly (readonly string[])[]): number[] {
  const widths = columns.map((_, index) => Math.max(...rows.map((cells) => cells[index]?.length ?? 0)));
  const computeWidth = () => widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1));
  while (computeWidth() > WIDTH) {
    const candidates = widths.map((width, index) => (columns[index]?.flexible && width > SHORTEST ? width : 0));
    const widest = candidates.indexOf(Math.max(...candidates));
    if ((candidates[widest] ?? 0) === 0) break;
    widths[widest] = Math.max(SHORTEST, (widths[widest] ?? 0) - (computeWidth() - WIDTH));
  }
  return widths;
}

/** Breaks a cell between words, and a word that is longer than the cell anywhere: nothing is left out. */
function wrapCell(cell: string, width: number): string[] {
  if (cell.length <= width) return [cell];
  const pieces = cell.split(/ +/).flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? []);
  return wrap(pieces.join(' '), width);
}

/** Breaks a line between words and keeps its indent. */
function wrap(line: string, width = WIDTH): string[] {
  if (line.length <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = indent;
  for (const word of line.trim().split(/ +/)) {
    const isFirst = current === indent;
    if (!isFirst && current.length + 1 + word.length > width) {
      lines.push(current);
      current = indent + word;
    } else {
      current += isFirst ? word : ` ${word}`;
    }
  }
  return [...lines, current];
}
