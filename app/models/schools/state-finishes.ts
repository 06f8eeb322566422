import { groupBy } from '~/group-by';
import { type AxisTick, createAxis } from '../charts/axis';
import { type RichText, type RichTextRow, type RichTextTable, toPlainText } from '../content/rich-text';
import { isSeason, parseFirstYear } from '../dates/season';
import { formatCount } from '../text/format-count';
import { compareText } from '../text/text-order';

/** A school's place in the state finals of a sport. */
export interface StateFinish {
  /** `2024-25` */
  readonly season: string;
  readonly sport: string;
  readonly isTitle: boolean;
  /** `2nd`; empty for a text without a place, such as `Quarterfinals`. */
  readonly place: string;
}

/** Finishes in the rows of their sports. Positions are percentages of the time shown. */
export interface FinishesBySeason {
  /** `2 state titles: Baseball 2020-21, Softball 2022-23. 4 other finishes, the first in 1979-80.` */
  readonly text: string;
  /** Years in which seasons began. */
  readonly ticks: readonly AxisTick[];
  /** First the sports with the most titles, then those with the most finishes. */
  readonly rows: readonly FinishRow[];
}

interface FinishRow {
  readonly sport: string;
  /** Number of lines that its marks need. */
  readonly lines: number;
  readonly marks: readonly FinishMark[];
}

export interface FinishMark {
  readonly at: number;
  /** Line in the row, from 0. */
  readonly line: number;
  readonly isTitle: boolean;
  /** `2`; empty for a title and for a text without a place. */
  readonly place: string;
  /** Beside the mark: `2020-21`; empty in a crowded row. */
  readonly text: string;
  readonly isTextBefore: boolean;
}

/** Fewer are seen at a glance in the table. */
const fewestSeasons = 3;
/** More titles are not named in the sentence. */
const mostNames = 4;
/** Further sports share a row. */
const mostRows = 8;
/** Share of the narrowest drawing (300 px) that a condensed character of 12 px takes, and a mark with its gap. */
const percentPerCharacter = 1.8;
const markPercent = 6;
/** Rows that would need more have texts for titles only, or none. */
const mostLines = 7;

const heads = { sport: /^sport$/i, season: /^(?:year|season)$/i, finish: /^(?:finish|state|place)$/i };
const title = /^(?:state )?(?:co-?)?champions?\b|^(?:1st|first)(?: place)?\s*(?:$|[(,;])/i;

const ordinals = [
  { place: '2nd', pattern: /^(?:second|runners?-up)\b/i },
  { place: '3rd', pattern: /^third\b/i },
  { place: '4th', pattern: /^fourth\b/i },
];

/** The finishes in a school's records: tables with a column of seasons, or below a heading that is a season. */
export function readStateFinishes(records: RichText): StateFinish[] {
  let heading = '';
  return records.flatMap((node) => {
    if (typeof node !== 'object') return [];
    if (node.tag === 'heading') heading = toPlainText(node.children);
    return node.tag === 'table' ? readTable(node, heading) : [];
  });
}

function readTable({ head, body }: RichTextTable, heading: string): StateFinish[] {
  const [names = [], ...rows] = [...head, ...body].map(readTexts);
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const [sportAt, seasonAt, finishAt] = [find(heads.sport), find(heads.season), find(heads.finish)];
  if (sportAt < 0 || finishAt < 0) return [];
  return rows.flatMap((cells) => {
    const season = seasonAt < 0 ? heading : (cells[seasonAt] ?? '');
    const { [sportAt]: sport = '', [finishAt]: finish = '' } = cells;
    return isSeason(season) && sport !== '' && /\p{L}|\d/u.test(finish)
      ? [{ season, sport, isTitle: title.test(finish), place: readPlace(finish) }]
      : [];
  });
}

function readPlace(finish: string): string {
  const word = ordinals.find(({ pattern }) => pattern.test(finish));
  return word?.place ?? /\d{1,3}(?:st|nd|rd|th)\b/i.exec(finish)?.[0].toLowerCase() ?? '';
}

function readTexts(row: RichTextRow): string[] {
  return row.map(({ children }) => toPlainText(children));
}

/**
 * Question: in which sports was the school in the state finals, when, and which did it win?
 * @returns `null` for finishes of a few seasons
 */
export function layoutFinishes(finishes: readonly StateFinish[]): FinishesBySeason | null {
  // A title is drawn over another finish of its season.
  const sorted = [...finishes].sort(
    (a, b) => parseFirstYear(a.season) - parseFirstYear(b.season) || Number(a.isTitle) - Number(b.isTitle),
  );
  const titles = sorted.filter(({ isTitle }) => isTitle);
  const others = sorted.filter(({ isTitle }) => !isTitle);
  const [first] = sorted;
  if (first === undefined || new Set(sorted.map(({ season }) => season)).size < fewestSeasons) return null;
  const { place, ticks } = createAxis({
    domain: [parseFirstYear(first.season), parseFirstYear(sorted.at(-1)?.season ?? first.season)],
    tickCount: 5,
    format: (year) => (Number.isInteger(year) ? String(year) : ''),
  });
  return {
    text: `${describeTitles(titles)}${describeOthers(others)}`,
    ticks,
    rows: groupRows(sorted).map(({ sport, finishes: own }) => ({
      sport,
      ...placeMarks(own.map((finish) => ({ ...finish, at: place(parseFirstYear(finish.season)) }))),
    })),
  };
}

/** Sports in their order; the last row is that of several sports if there are many. */
function groupRows(finishes: readonly StateFinish[]) {
  const countTitles = (some: readonly StateFinish[]) => some.filter(({ isTitle }) => isTitle).length;
  const rows = [...groupBy(finishes, ({ sport }) => sport)]
    .map(([sport, own]) => ({ sport, finishes: own }))
    .sort(
      (a, b) =>
        countTitles(b.finishes) - countTitles(a.finishes) ||
        b.finishes.length - a.finishes.length ||
        compareText(a.sport, b.sport),
    );
  if (rows.length <= mostRows) return rows;
  const further = new Set(rows.slice(mostRows - 1).map(({ sport }) => sport));
  return [
    ...rows.slice(0, mostRows - 1),
    { sport: `${further.size} other sports`, finishes: finishes.filter(({ sport }) => further.has(sport)) },
  ];
}

type PlacedFinish = StateFinish & { readonly at: number };

/** Each mark with its text is on the first line on which it touches no other one. */
function placeMarks(finishes: readonly PlacedFinish[]): Omit<FinishRow, 'sport'> {
  const hasText = [() => true, ({ isTitle }: PlacedFinish) => isTitle, () => false];
  const layouts = hasText.map((test) => placeOnLines(finishes, test));
  return layouts.find(({ lines }) => lines <= mostLines) ?? placeOnLines(finishes, () => false);
}

function placeOnLines(
  finishes: readonly PlacedFinish[],
  hasText: (finish: PlacedFinish) => boolean,
): Omit<FinishRow, 'sport'> {
  const lines: { readonly start: number; readonly end: number }[][] = [];
  const marks = finishes.map((finish) => {
    const { at, isTitle, season } = finish;
    const text = hasText(finish) ? season : '';
    const width = text.length * percentPerCharacter;
    const isTextBefore = at + markPercent / 2 + width > 100;
    const start = at - markPercent / 2 - (isTextBefore ? width : 0);
    const taken = { start, end: start + markPercent + width };
    const free = lines.findIndex((line) => line.every(({ start, end }) => end <= taken.start || start >= taken.end));
    const line = free < 0 ? lines.length : free;
    lines[line] = [...(lines[line] ?? []), taken];
    return { at, line, isTitle, place: isTitle ? '' : finish.place.replace(/\D/g, ''), text, isTextBefore };
  });
  return { lines: lines.length, marks };
}

function describeTitles(titles: readonly StateFinish[]): string {
  const last = titles.at(-1);
  if (last === undefined) return 'No state title.';
  const count = formatCount(titles.length, 'state title');
  const format = ({ sport, season }: StateFinish) => `${sport} ${season}`;
  return titles.length > mostNames
    ? `${count}, the last in ${format(last)}.`
    : `${count}: ${titles.map(format).join(', ')}.`;
}

function describeOthers(others: readonly StateFinish[]): string {
  const [first, ...more] = others;
  if (first === undefined) return '';
  return more.length === 0
    ? ` 1 other finish, in ${first.season}.`
    : ` ${formatCount(others.length, 'other finish', 'other finishes')}, the first in ${first.season}.`;
}
