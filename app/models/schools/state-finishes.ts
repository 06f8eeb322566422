import { layoutRuler, type Ruler } from '../charts/ruler';
import { type RichText, type RichTextRow, type RichTextTable, toPlainText } from '../content/rich-text';
import { buildSeason, isSeason, parseFirstYear } from '../dates/season';
import { formatCount } from '../text/format-count';

/** A school's place in the state finals of a sport. */
export interface StateFinish {
  /** `2024-25` */
  readonly season: string;
  readonly sport: string;
  readonly isTitle: boolean;
}

export interface FinishesBySeason {
  /** `2 state titles: Baseball 2020-21, Softball 2022-23. 4 other finishes, the first in 1979-80.` */
  readonly text: string;
  readonly hasTitles: boolean;
  readonly hasOthers: boolean;
  readonly ruler: Ruler;
}

/** Fewer are seen at a glance in the table. */
const fewestSeasons = 3;
/** More titles have neither names in the drawing nor in its sentence. */
const mostNames = 4;

const heads = { sport: /^sport$/i, season: /^(?:year|season)$/i, finish: /^(?:finish|state|place)$/i };
const title = /^(?:state )?(?:co-?)?champions?\b|^(?:1st|first)(?: place)?\s*(?:$|[(,;])/i;

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
      ? [{ season, sport, isTitle: title.test(finish) }]
      : [];
  });
}

function readTexts(row: RichTextRow): string[] {
  return row.map(({ children }) => toPlainText(children));
}

/**
 * Question: when did the school win state titles, and how often was it in the finals?
 * @returns `null` for finishes of a few seasons
 */
export function layoutFinishes(finishes: readonly StateFinish[]): FinishesBySeason | null {
  const sorted = [...finishes].sort((a, b) => parseFirstYear(a.season) - parseFirstYear(b.season));
  const titles = sorted.filter(({ isTitle }) => isTitle);
  const others = sorted.filter(({ isTitle }) => !isTitle);
  const wonSeasons = [...new Set(titles.map(({ season }) => season))];
  const [first] = sorted;
  if (first === undefined || new Set(sorted.map(({ season }) => season)).size < fewestSeasons) return null;
  const ruler = layoutRuler({
    domain: [parseFirstYear(first.season), parseFirstYear(sorted.at(-1)?.season ?? first.season)],
    tickCount: 4,
    format: (year) => (Number.isInteger(year) ? buildSeason(year) : ''),
    dots: others.map(({ season }) => parseFirstYear(season)),
    isStacked: true,
    marks: wonSeasons.map((season) => ({
      value: parseFirstYear(season),
      text: wonSeasons.length > mostNames ? '' : season,
    })),
  });
  const text = `${describeTitles(titles)}${describeOthers(others)}`;
  return { text, hasTitles: titles.length > 0, hasOthers: others.length > 0, ruler };
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
