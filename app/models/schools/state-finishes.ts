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
  readonly hasTitles: boolean;
  readonly hasOthers: boolean;
  /** Years in which seasons began. */
  readonly ticks: readonly AxisTick[];
  /** First the sports with the most titles, then those with the most finishes. */
  readonly rows: readonly FinishRow[];
}

interface FinishRow {
  readonly sport: string;
  readonly marks: readonly FinishMark[];
}

export interface FinishMark {
  readonly at: number;
  readonly isTitle: boolean;
  /** Beside the mark, where it has room: `2020-21` for a title, `2nd 1979-80` for another finish. */
  readonly text: string;
  readonly isTextBefore: boolean;
}

/** Fewer are seen at a glance in the table. */
const fewestSeasons = 3;
/** More titles are not named in the sentence. */
const mostNames = 4;
/** Further sports share a row. */
const mostRows = 8;
/** Share of the narrowest drawing (200 px beside the names of the sports) that a character of 12 px takes, and a mark with its gap. */
const percentPerCharacter = 3.2;
const markPercent = 6;

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
    hasTitles: titles.length > 0,
    hasOthers: others.length > 0,
    ticks,
    rows: groupRows(sorted).map(({ sport, finishes: own }) => ({
      sport,
      marks: placeTexts(own.map((finish) => ({ ...finish, at: place(parseFirstYear(finish.season)) }))),
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

/**
 * Texts touch neither each other nor another mark: titles come first, then the others from left to right. A text is after its mark
 * or, where that has no room, before it; one without room is shortened or left out.
 */
function placeTexts(finishes: readonly (StateFinish & { readonly at: number })[]): FinishMark[] {
  const taken = finishes.map(({ at }) => ({ start: at - markPercent / 2, end: at + markPercent / 2 }));
  const place = ({ at, season, place: finish, isTitle }: (typeof finishes)[number]): FinishMark => {
    const texts = isTitle ? [season] : [`${finish} ${season}`.trim(), finish];
    for (const text of texts) {
      const width = text.length * percentPerCharacter;
      for (const isTextBefore of [false, true]) {
        const start = isTextBefore ? at - markPercent / 2 - width : at + markPercent / 2;
        const end = start + width;
        if (start < 0 || end > 100 || taken.some((other) => other.start < end && other.end > start)) continue;
        taken.push({ start, end });
        return { at, isTitle, text, isTextBefore };
      }
    }
    return { at, isTitle, text: '', isTextBefore: false };
  };
  const titles = new Map(finishes.filter(({ isTitle }) => isTitle).map((finish) => [finish, place(finish)]));
  return finishes.map((finish) => titles.get(finish) ?? place(finish));
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
