import { formatSlug, slugify } from '../text/slug';
import { joinedTeamsHead, joinTeams, type ScheduleCell } from './join-teams';
import { parseEntrant } from './parse-entrant';
import {
  isBlock,
  toPlainText,
  type RichText,
  type RichTextCell,
  type RichTextRow,
  type RichTextTable,
} from './rich-text';
import { rewriteDaysOfCell } from './written-days';

/*
Tables of the old server that are recognized by their columns: sites, seeds, entries, assignments, champions, records, results,
schedules. Its authors name and order columns as they like, so a table is known by what its heads mean, not by its page.
 */

/** What a column is about. */
type Role =
  | 'number'
  | 'year'
  | 'class'
  | 'record'
  | 'figure'
  | 'time'
  | 'day'
  | 'category'
  | 'result'
  | 'champion'
  | 'school'
  | 'round'
  | 'site'
  | 'person'
  | 'opponent'
  | 'text';

export interface KnownColumn {
  readonly head: string;
  /** Name in addresses that sort by it. */
  readonly id: string;
  /** Heads the rows: the school, champion, record or result. */
  readonly isSubject?: true;
  /** Figures, which are right-aligned under their head. */
  readonly isNumeric?: true;
  /** Seasons, which are not broken at their hyphens. */
  readonly isOnOneLine?: true;
  /** Width of the column in tables whose other columns are all short, so that columns of successive tables are at the same place. */
  readonly width?: 'short' | 'medium' | 'long';
  /** On phones below the subject. */
  readonly whenNarrow?: 'folded' | 'folded-with-name';
}

/** Words without emphasis, or a text, or period and clock of a game in play. */
export type KnownCell = string | RichText | LiveCell;

interface LiveCell {
  readonly live: string;
}

export function isLiveCell(cell: KnownCell): cell is LiveCell {
  return typeof cell === 'object' && 'live' in cell;
}

export interface KnownSection {
  /** A row across all columns. */
  readonly title: string | null;
  readonly rows: readonly (readonly KnownCell[])[];
}

export interface KnownGrid {
  readonly kind: 'grid';
  /** Distinct among the tables of the page. */
  readonly label: string;
  /** Shown above the table. */
  readonly title: string | null;
  readonly columns: readonly KnownColumn[];
  readonly sections: readonly KnownSection[];
}

/** Columns that are lists of their own, such as the schools of each regional. */
export interface KnownLists {
  readonly kind: 'lists';
  readonly label: string;
  readonly lists: readonly { readonly title: string; readonly items: readonly KnownCell[] }[];
}

export type KnownTable = KnownGrid | KnownLists;

const words: readonly (readonly [Role, RegExp])[] = [
  ['number', /^(?:no|#|num|number|game|game no|match no|seed|place|pl|rank|pos|position|order)$/],
  ['year', /^(?:year|season|school year)$/],
  ['class', /^(?:class|cl|division|div)$/],
  ['record', /^(?:w-?l(?:-?t)?|won-lost|(?:overall|season|current) record|overall)$/],
  [
    'figure',
    /^(?:enrollment|enroll|enr|scores?|final score|total|points|pts|mark|performance|titles?|titles won|championships|appearances|trophies|wins?|losses|ties)$/,
  ],
  ['time', /^(?:time|start time|starts?)$/],
  ['day', /^(?:dates?|day|when|date (?:and|&|\/) time|date\/time|championship|finals?|deadline)$/],
  ['category', /^(?:record|category|event|description)$/],
  ['result', /^(?:results?|teams|game result|match-?up|pairing|opponents)$/],
  ['champion', /^(?:state )?champions?(?: school| team)?$|^winners?$|^(?:1st|first)(?: place)?$/],
  ['school', /^(?:school|schools|team|school name|team name|member school|qualifiers?)$/],
  ['round', /^(?:round|level)$/],
  ['site', /^(?:sites?|host|host school|location|venue|facility)$/],
  [
    'person',
    /^(?:(?:record )?holder|athlete|player|name|student|competitor|(?:head )?coach|(?:tournament |site )?manager|contact)$/,
  ],
  [
    'opponent',
    /^(?:runners?[- ]*ups?|2nd|second|3rd|third|4th|fourth)(?: place)?(?: school| team)?$|^(?:loser|opponent|visitors?|home)$/,
  ],
  [
    'text',
    /^(?:city|town|county|nickname|mascot|colors?|school colors|conference|league|address|phone|sectional|regional|district|super-?sectional|singles|doubles|notes?|comments?)$/,
  ],
];

/** The first of these that a table has heads its rows. */
const subjects: readonly Role[] = ['category', 'result', 'champion', 'school', 'site', 'round', 'person'];
const narrowRoles: readonly Role[] = ['number', 'year', 'class', 'record', 'figure', 'time'];
/** Clear without their names. */
const clockTime = /^(?:\d{1,2}(?::\d\d)? ?[ap]\.? ?m\b.*|noon|tb[ad])$/i;
const clearTexts = /^(?:city|town|county|nickname|mascot|(?:school )?colors?|conference|league)$/i;

/** Tables with more columns fold on phones. */
const MOST_COLUMNS_ON_PHONES = 3;
/** Figures of a narrow column. */
const LONGEST_NUMBER = 3;
/** A figure with more characters, such as the games of a match, has no room in a column of a phone. */
const LONGEST_FIGURE = 7;
const LEAST_KNOWN_SHARE = 0.5;

/**
 * A table of the old server as tables and lists of the site.
 * @param title heading above the table, which names the columns of some
 * @returns `null` when its columns are not recognized
 */
export function recognizeTable(table: RichTextTable, title = ''): readonly KnownTable[] | null {
  const label = table.label ?? (toPlainText(table.caption) || title || 'Table');
  const cells = [...table.head, ...table.body].flat();
  if (cells.some(({ children, rowSpan }) => rowSpan !== undefined || children.some(isBlock))) return null;
  const [head, body] = findHead(table, title);
  if (head === null || body.length === 0) return null;
  if (head.some(({ colSpan }) => colSpan !== undefined)) return null;
  const heads = head.map(({ children }) => toPlainText(children).replace(/(\w)- (?=[a-z])/g, '$1-'));
  const shownTitle = table.caption.length === 0 ? null : toPlainText(table.caption);
  return readLists(heads, body, label) ?? readGrid(heads, body, label, shownTitle);
}

/** The head of a table and the rows below it; authors mark few heads as such. */
function findHead({ head, body }: RichTextTable, title: string): readonly [RichTextRow | null, readonly RichTextRow[]] {
  if (head.length > 1) return [null, body];
  const [first, ...rest] = body;
  if (head[0] !== undefined && (head[0].some(hasText) || head[0].length !== 2)) return [head[0], body];
  if (first === undefined) return [null, body];
  const heads = first.map(({ children }) => readRole(toPlainText(children)));
  if (head.length === 0 && heads.length > 1 && heads.every((role) => role !== null)) return [first, rest];
  return [findHeadOfCounts(body, title), body];
}

/** `9 Keswick`, `8 Ashgrove` below `Most State Titles`: rows of a count and a school. */
function findHeadOfCounts(body: readonly RichTextRow[], title: string): RichTextRow | null {
  const counts = body.map((row) => (row.length === 2 ? readWholeNumber(row[0]?.children ?? []) : null));
  const isFalling = counts.every((count, index) => count !== null && count <= (counts[index - 1] ?? count));
  const [, what] = /\b(titles|championships|appearances|wins|trophies)\b/i.exec(title) ?? [];
  if (!isFalling || what === undefined) return null;
  return [{ children: [formatSlug(what.toLowerCase())] }, { children: ['School'] }];
}

function hasText({ children }: RichTextCell): boolean {
  return toPlainText(children) !== '';
}

function readRole(head: string): Role | null {
  const plain = head.toLowerCase().replace(/[.:*]/g, '').replace(/\s+/g, ' ').trim();
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

function readWholeNumber(text: RichText): number | null {
  const plain = toPlainText(text);
  return /^\d{1,3}(?:,?\d{3})*\.?$/.test(plain) ? Number(plain.replace(/[,.]/g, '')) : null;
}

/* Grids */

interface ReadColumn {
  readonly index: number;
  readonly head: string;
  readonly role: Role | null;
  readonly texts: readonly string[];
}

function readGrid(
  givenHeads: readonly string[],
  body: readonly RichTextRow[],
  label: string,
  title: string | null,
): readonly KnownGrid[] | null {
  const divided = divideSections(givenHeads, body);
  if (divided === null) return null;
  const { heads, sections } = joinTeams(givenHeads, divided);
  const rows = sections.flatMap((section) => section.rows);
  if (rows.length === 0) return null;
  const columns = heads
    .map((head, index) =>
      readColumn(
        head,
        index,
        rows.map((row) => toPlainText(row[index]?.children ?? [])),
      ),
    )
    // The table of teams has a column of records in sports without records.
    .filter(({ texts }) => texts.some((text) => text !== ''));
  const known = columns.filter(({ role }) => role !== null);
  const subject = subjects.flatMap((role) => columns.find((column) => column.role === role) ?? [])[0];
  if (subject === undefined || known.length < 2 || known.length / columns.length < LEAST_KNOWN_SHARE) return null;
  const distinct = new Set(columns.map(({ head }) => slugify(head)));
  if (distinct.has('') || distinct.size < columns.length) return null;
  const isAligned = columns.every((column) => column === subject || hasRole(column.role, narrowRoles));
  return [
    {
      kind: 'grid',
      label,
      title,
      columns: columns.map((column) => layOutColumn(column, subject, columns, isAligned)),
      sections: sections.map((section) => ({
        title: section.title,
        rows: section.rows.map((row) => columns.map(({ index }) => toGameCell(row[index]))),
      })),
    },
  ];
}

/** A row of one cell heads the rows below it; a repeated head is dropped. `null` when rows have other cells than the head. */
function divideSections(heads: readonly string[], body: readonly RichTextRow[]) {
  const sections: { title: string | null; rows: RichTextRow[] }[] = [];
  for (const row of body) {
    const texts = row.map(({ children }) => toPlainText(children));
    if (texts.every((text) => text === '') || texts.join('\n') === heads.join('\n')) continue;
    const isTitle = row.length === 1 && (row[0]?.colSpan ?? 1) >= heads.length;
    if (isTitle) sections.push({ title: texts[0] ?? '', rows: [] });
    else if (row.length !== heads.length || row.some(({ colSpan }) => colSpan !== undefined)) return null;
    else if (sections.length === 0) sections.push({ title: null, rows: [row] });
    else sections.at(-1)?.rows.push(row);
  }
  return sections;
}

function readColumn(head: string, index: number, texts: readonly string[]): ReadColumn {
  const filled = texts.filter((text) => text !== '');
  const areMost = (pattern: RegExp) => filled.filter((text) => pattern.test(text)).length > filled.length * 0.8;
  if (head === '') {
    // Line numbers.
    const isCount = texts.every((text, row) => Number(text.replace('.', '')) === row + 1);
    return isCount ? { index, head: 'No.', role: 'number', texts } : { index, head, role: null, texts };
  }
  const role = readRole(head);
  if (role === 'category' && /record/i.test(head) && areMost(/^\d+-\d+(?:-\d+)?$/)) {
    return { index, head, role: 'record', texts };
  }
  if (role === 'record' && !areMost(/^\d+-\d+(?:-\d+)?$/)) return { index, head, role: 'text', texts };
  // `1st`, `A`, `Boys 2A`
  if (role === 'number' && !areMost(/^[#(]?\d+(?:st|nd|rd|th|t)?[.)]?$|^T-?\d+$/i))
    return { index, head, role: 'text', texts };
  return { index, head, role, texts };
}

function layOutColumn(
  column: ReadColumn,
  subject: ReadColumn,
  columns: readonly ReadColumn[],
  isAligned: boolean,
): KnownColumn {
  const { head, role, texts } = column;
  const shared = { head, id: slugify(head) };
  if (column === subject) return { ...shared, isSubject: true };
  // Schedules of several rounds are below each other.
  const isOfSchedule = subject.head === joinedTeamsHead;
  const isNumeric = hasRole(role, ['number', 'record', 'time']) || (role === 'figure' && isOfFigures(texts));
  const whenNarrow = chooseFold(column, subject, columns);
  return {
    ...shared,
    ...(isNumeric && { isNumeric }),
    ...(role === 'year' && { isOnOneLine: true as const }),
    ...(isOfSchedule && { width: role === 'site' ? ('long' as const) : ('medium' as const) }),
    ...(isAligned && {
      width: texts.every((text) => text.length <= LONGEST_NUMBER) ? ('short' as const) : ('medium' as const),
    }),
    ...(whenNarrow !== undefined && { whenNarrow }),
  };
}

/** On phones a table keeps the short columns at its beginning, the subject, the last figure, and a result beside the teams. */
function chooseFold(
  column: ReadColumn,
  subject: ReadColumn,
  columns: readonly ReadColumn[],
): KnownColumn['whenNarrow'] {
  const { head, role, texts } = column;
  const hasRoom = columns.length <= MOST_COLUMNS_ON_PHONES && role !== 'person';
  const isShort = hasRole(role, ['number', 'year', 'class']) && hasShortTexts(column);
  const isFigure = (other: ReadColumn) => hasRole(other.role, ['figure', 'record']) && hasShortTexts(other);
  const isResult = role === 'result' && subject.role === 'result';
  if (hasRoom || isShort || isResult || column === columns.findLast(isFigure)) return undefined;
  const isClear =
    hasRole(role, ['day', 'site', 'round']) || (role === 'time' && texts.every(isClockTime)) || clearTexts.test(head);
  return isClear ? 'folded' : 'folded-with-name';
}

/** `10:00 AM`; not the time of a race. */
function isClockTime(text: string): boolean {
  return text === '' || clockTime.test(text);
}

function hasShortTexts({ texts }: ReadColumn): boolean {
  return texts.every((text) => text.length <= LONGEST_FIGURE);
}

function hasRole(role: Role | null, roles: readonly Role[]): boolean {
  return role !== null && roles.includes(role);
}

function isOfFigures(texts: readonly string[]): boolean {
  return texts.every((text) => text === '' || /^[\p{Pd}\d.,:;'"% +()/]+$/u.test(text));
}

function toGameCell(cell: ScheduleCell | undefined): KnownCell {
  return cell?.isLive ? { live: toPlainText(cell.children) } : toCell(cell?.children ?? []);
}

function toCell(children: RichText): KnownCell {
  return children.every((node) => typeof node === 'string') ? rewriteDaysOfCell(children.join('').trim()) : children;
}

/* Lists */

/** `Regional 3: Larkmere` */
const groupHead =
  /^(?:super-?sectional|sectional|regional|district|region|group|pool|area)s?\b|\b(?:super-?sectional|sectional|regional|district)\b/i;

/** A row of cells with several lines, or columns that are headed by their regional. */
function readLists(
  heads: readonly string[],
  body: readonly RichTextRow[],
  label: string,
): readonly KnownTable[] | null {
  if (heads.includes('') || body.some((row) => row.length !== heads.length)) return null;
  const columns = heads.map((title, index) => ({
    title,
    items: body.flatMap((row) => splitLines(row[index]?.children ?? [])).filter((item) => item.length > 0),
  }));
  const isOfLines = body.length === 1 && columns.some(({ items }) => items.length > 1);
  if (!isOfLines && !(heads.length > 1 && heads.every((head) => groupHead.test(head) && /[:\d]/.test(head))))
    return null;
  return (
    readEntrants(columns, label) ?? [
      { kind: 'lists', label, lists: columns.map(({ title, items }) => ({ title, items: items.map(toCell) })) },
    ]
  );
}

function splitLines(text: RichText): readonly RichText[] {
  const lines: RichText[number][][] = [[]];
  for (const node of text) {
    if (typeof node !== 'string' && node.tag === 'br') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines.filter((line) => toPlainText(line) !== '');
}

function readEntrants(
  columns: readonly { readonly title: string; readonly items: readonly RichText[] }[],
  label: string,
): readonly KnownGrid[] | null {
  const grids = columns.map(({ title, items }) => ({
    title,
    entrants: items.map((item) => parseEntrant(toPlainText(item))),
  }));
  if (!grids.every(({ entrants }) => entrants.length > 0 && entrants.every((entrant) => entrant !== null))) return null;
  return grids.map(({ title, entrants }) => ({
    kind: 'grid',
    label: `${label}, ${title}`,
    title,
    columns: [
      { head: 'Seed', id: 'seed', isNumeric: true },
      { head: 'Name', id: 'name', isSubject: true },
      { head: 'School', id: 'school', whenNarrow: 'folded' },
      { head: 'Record', id: 'record', isNumeric: true },
    ],
    sections: [
      {
        title: null,
        rows: entrants.map((entrant) => entrant ?? []),
      },
    ],
  }));
}
