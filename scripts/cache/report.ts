/** What a command has to say, before it is known whether a terminal, a page or a script will read it. */

export interface Column {
  readonly title: string;
  readonly align?: 'right';
  /** May be shortened where lines get too long. */
  readonly flexible?: true;
}

export type Tone = 'good' | 'attention' | 'bad';

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

export interface Section {
  readonly title?: string;
  /** How things stand, for a page that shows it at a glance. The words say it too. */
  readonly tone?: Tone;
  readonly lines?: readonly string[];
  readonly table?: Table;
}

export interface Report {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Lines fit a terminal of this width. */
export const WIDTH = 100;
const GAP = '  ';
const SHORTEST = 12;

/** The report as text: columns aligned, lines no longer than the width unless a single cell is. */
export function reportText({ title, sections }: Report): string {
  const blocks = sections.map((section) =>
    [
      ...(section.title === undefined ? [] : [section.title.toUpperCase()]),
      ...(section.lines ?? []).flatMap((line) => wrap(line)),
      ...(section.table === undefined ? [] : tableLines(section.table)),
    ].join('\n'),
  );
  return [title, ...blocks].filter((block) => block !== '').join('\n\n');
}

/** A table as lines: titles first, columns as wide as their widest cell. */
export function tableLines({ columns, rows }: Table): string[] {
  const titles = columns.map(({ title }) => title);
  const widths = fitted(columns, [titles, ...rows]);
  return [titles, ...rows].map((cells) =>
    columns
      .map(({ align }, index) => {
        const width = widths[index] ?? 0;
        const cell = shortened(cells[index] ?? '', width);
        return align === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(GAP)
      .trimEnd(),
  );
}

/** Widths of the columns; the flexible ones give way, the widest first, until a line fits. */
function fitted(columns: readonly Column[], rows: readonly (readonly string[])[]): number[] {
  const widths = columns.map((_, index) => Math.max(...rows.map((cells) => cells[index]?.length ?? 0)));
  const total = () => widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1));
  while (total() > WIDTH) {
    const candidates = widths.map((width, index) => (columns[index]?.flexible && width > SHORTEST ? width : 0));
    const widest = candidates.indexOf(Math.max(...candidates));
    if ((candidates[widest] ?? 0) === 0) break;
    widths[widest] = Math.max(SHORTEST, (widths[widest] ?? 0) - (total() - WIDTH));
  }
  return widths;
}

/** Loses its middle: both ends of a path tell paths apart. */
function shortened(text: string, width: number): string {
  if (text.length <= width) return text;
  const head = Math.ceil((width - 1) / 2);
  return `${text.slice(0, head)}…${text.slice(text.length - (width - 1 - head))}`;
}

/** Breaks a line between words; what begins with spaces keeps them on every line. */
function wrap(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = indent;
  for (const word of line.trim().split(/ +/)) {
    const isFirst = current === indent;
    if (!isFirst && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = indent + word;
    } else {
      current += isFirst ? word : ` ${word}`;
    }
  }
  return [...lines, current];
}
