import { pack, type Packed } from '~/browser/packed';
import { putCurrentSectionsFirst } from '~/models/content/current-sections';
import { type KnownTable, recognizeTable } from '~/models/content/known-table';
import { sortKnownGrid, type TableOrder } from '~/models/content/known-table-order';
import { addYearsToTable } from '~/models/content/known-table-years';
import { markResults, markResultsOfTable } from '~/models/content/mark-results';
import { outlineText } from '~/models/content/outline';
import { dropRepeatedHeading } from '~/models/content/repeated-heading';
import { toPlainText, type RichText, type RichTextHeading, type RichTextNode } from '~/models/content/rich-text';
import { divideDraws, isIdOfPart } from '~/models/content/tournament-draw';
import { rewriteDays } from '~/models/content/written-days';
import { writeOutTownsOfText } from '~/models/content/written-towns';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findCurrentSeason, labelOtherSeason } from '~/models/dates/season';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import type { SourceValue } from '~/page/page-sources';

/** A page of the old server without a frame: its text, or the fact that it is not posted yet. */
export type LegacyText =
  | {
      readonly kind: 'posted';
      readonly parts: Packed<readonly LegacyPart[]>;
      /** The link to a file at the beginning, such as `Schedule (PDF)`; empty without one. */
      readonly fileLink: RichText;
      readonly hasResults: boolean;
      /** Order of the rows of known tables; `null` where they are not sorted. */
      readonly order: TableOrder | null;
      /** Season of the page's own heading, if it is not the current one: `2024-25, last season`. */
      readonly season: string | null;
      readonly stamp: UpdateStamp;
    }
  | {
      readonly kind: 'not-posted';
      /** The next dates of the sport: `State finals, October 23–25, 2025`. */
      readonly comingDates: readonly string[];
    };

/** A text, which phones fold under its title if it has one, or tables that the site knows. */
export type LegacyPart =
  | { readonly kind: 'text'; readonly title: string | null; readonly text: RichText }
  | { readonly kind: 'tables'; readonly tables: readonly KnownTable[] }
  /** Small tables of the same columns under their headings. */
  | { readonly kind: 'series'; readonly tables: readonly HeadedTable[] };

interface HeadedTable {
  readonly heading: RichTextHeading;
  readonly tables: readonly KnownTable[];
}

interface LegacyTextOptions {
  /** The sections of today come first. */
  readonly startsWithToday?: boolean | undefined;
  /** Records of past seasons, whose scores are not hidden. */
  readonly isOfPast?: boolean;
  /** Column by which known tables are sorted. */
  readonly order?: TableOrder | null;
  /** The next dates of the sport, for a page that is not posted yet. */
  readonly comingDates?: readonly string[];
}

const MOST_COLUMNS_OF_SMALL = 3;

/**
 * @param read text of the page, empty while nothing is posted; `null` when it could not be read or is not wanted
 * @param pageName heading above the text, which then does not begin by repeating it
 * @returns `null` for a page of nothing but headings, which needs its frame
 */
export function toLegacyText(
  read: SourceValue<RichText> | null,
  clock: ContentClock,
  pageName = '',
  { startsWithToday = false, isOfPast = false, order = null, comingDates = [] }: LegacyTextOptions = {},
): LegacyText | null {
  if (read === null) return null;
  if (read.value.length === 0) return { kind: 'not-posted', comingDates };
  if (!read.value.some(isContent)) return null;
  const season = findCurrentSeason(clock);
  const dropped = dropRepeatedHeading(read.value, pageName, season);
  // The heading of records names the last season that they count.
  const keepsHeading = isOfPast && dropped.season !== null;
  const { text, season: ownSeason } = keepsHeading ? { text: read.value, season: null } : dropped;
  const fileLink = findFileLink(text[0]);
  const body = writeOutTownsOfText((fileLink.length === 0 ? text : text.slice(1)).map(rewriteHeading));
  const today = getToday(clock);
  const ordered = startsWithToday ? putCurrentSectionsFirst(body, season, today) : divideDraws(body);
  const finish = (table: KnownTable) => {
    const sorted = order === null || table.kind === 'lists' ? table : sortKnownGrid(table, order, season);
    return ownSeason === null || ownSeason === season ? sorted : addYearsToTable(sorted, ownSeason);
  };
  const parts = joinSeries(divideParts(linkOwnParts(outlineText(ordered).text), finish));
  const marked = isOfPast ? { parts, count: 0 } : markParts(parts);
  return {
    kind: 'posted',
    parts: pack(marked.parts),
    fileLink,
    hasResults: marked.count > 0,
    order,
    season: ownSeason === null ? null : labelOtherSeason(ownSeason, season),
    stamp: updateStamp(read, clock),
  };
}

/** The heading of a part of a draw, which has its table after it; see `divideDraws`. `null` for any other node. */
function findPartHeading(text: RichText, index: number): RichTextHeading | null {
  const [node, next] = [text[index], text[index + 1]];
  if (typeof node !== 'object' || node.tag !== 'heading' || typeof next !== 'object' || next.tag !== 'table')
    return null;
  return isIdOfPart(node.id ?? '') ? node : null;
}

function divideParts(text: RichText, finish: (table: KnownTable) => KnownTable): readonly LegacyPart[] {
  const parts: LegacyPart[] = [];
  let open: RichTextNode[] = [];
  const close = () => {
    if (open.length > 0) parts.push({ kind: 'text', title: null, text: open });
    open = [];
  };
  let heading = '';
  for (const [index, node] of text.entries()) {
    if (typeof node !== 'string' && node.tag === 'heading') heading = toPlainText(node.children);
    const tables = typeof node !== 'string' && node.tag === 'table' ? recognizeTable(node, heading) : null;
    const partHeading = findPartHeading(text, index - 1);
    if (partHeading !== null) {
      open.pop();
      close();
      parts.push({ kind: 'text', title: toPlainText(partHeading.children), text: [node] });
    } else if (tables !== null) {
      close();
      parts.push({ kind: 'tables', tables: tables.map(finish) });
    } else open.push(node);
  }
  close();
  return parts;
}

/** Successive small tables under headings of their own are beside each other on wide windows. */
function joinSeries(parts: readonly LegacyPart[]): readonly LegacyPart[] {
  const joined: LegacyPart[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const heading = before?.kind === 'text' ? before.text.at(-1) : undefined;
    const isHeaded = typeof heading === 'object' && heading.tag === 'heading';
    if (part.kind !== 'tables' || before?.kind !== 'text' || !isHeaded || !part.tables.every(isSmall)) {
      joined.push(part);
      continue;
    }
    joined.pop();
    const text = before.text.slice(0, -1);
    if (text.length > 0) joined.push({ ...before, text });
    const series = joined.at(-1);
    const headed = { heading, tables: part.tables };
    if (series?.kind === 'series') joined[joined.length - 1] = { ...series, tables: [...series.tables, headed] };
    else joined.push({ kind: 'series', tables: [headed] });
  }
  return joined;
}

/** Marks what tells results, and counts it. */
function markParts(parts: readonly LegacyPart[]) {
  let count = 0;
  const markTable = (table: KnownTable): KnownTable => {
    const marked = markResultsOfTable(table);
    count += marked.count;
    return marked.table;
  };
  const markPart = (part: LegacyPart): LegacyPart => {
    if (part.kind === 'tables') return { ...part, tables: part.tables.map(markTable) };
    if (part.kind === 'series') {
      return {
        ...part,
        tables: part.tables.map(({ heading, tables }) => ({ heading, tables: tables.map(markTable) })),
      };
    }
    const marked = markResults(part.text);
    count += marked.count;
    return { ...part, text: marked.text };
  };
  return { parts: parts.map(markPart), count };
}

function isSmall(table: KnownTable): boolean {
  return table.kind === 'grid' && table.columns.length <= MOST_COLUMNS_OF_SMALL && table.sections.length === 1;
}

/** Each draw has links to its parts; a page of several draws numbers the parts. */
function linkOwnParts(text: RichText): RichText {
  return text.map((node, index) => {
    if (typeof node === 'string' || node.tag !== 'ul') return node;
    const parts = node.children.flatMap((_, part) => findPartHeading(text, index + 1 + 2 * part) ?? []);
    if (parts.length !== node.children.length) return node;
    const children = parts.map(({ id, children: words }) => ({
      tag: 'li' as const,
      children: [{ tag: 'a' as const, href: `#${id}`, children: words }],
    }));
    return { ...node, children };
  });
}

/** The content of a paragraph that has a single link, which leads to a file. */
function findFileLink(node: RichTextNode | undefined): RichText {
  if (typeof node !== 'object' || node.tag !== 'p') return [];
  const links = node.children.filter((child) => typeof child === 'object');
  const isFile = links.length === 1 && links.every((link) => link.tag === 'a' && link.isDocument);
  return isFile ? node.children : [];
}

function rewriteHeading(node: RichTextNode): RichTextNode {
  if (typeof node === 'string' || node.tag !== 'heading') return node;
  return { ...node, children: node.children.map((child) => (typeof child === 'string' ? rewriteDays(child) : child)) };
}

function isContent(node: RichTextNode): boolean {
  return typeof node === 'string' ? node.trim() !== '' : node.tag !== 'heading' && node.tag !== 'br';
}
