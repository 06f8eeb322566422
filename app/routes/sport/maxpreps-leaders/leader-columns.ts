import type { LeaderCategory, LeaderColumn } from '~/config/stat-leaders';
import type { StatFigure, StatLeader } from '~/models/statistics/stat-leader';
import { slugify } from '~/models/text/slug';

/** A column of statistics. */
export type LeaderColumnView = ReturnType<typeof buildLeaderColumns>[number];

const mostDecimals = 4;

/** The columns of the category, then other columns of the answer in its order. */
export function buildLeaderColumns(category: LeaderCategory, leaders: readonly StatLeader[]) {
  const figures = listDistinctFigures(leaders);
  const specified = category.columns.map((column) => {
    const key = figures.find((figure) => isFitting(figure, column))?.key ?? null;
    return { head: column.head, name: column.name ?? null, key };
  });
  const others = figures
    .filter(({ key }) => specified.every((column) => column.key !== key))
    .map(({ key, label }) => ({ head: label, name: null, key }));
  return assignDistinctIds([...specified, ...others]).map(({ id, head, name, key }) => ({
    /** Id in addresses: `ft-pct`. */
    id,
    head,
    name,
    key,
    decimals: countDecimals(leaders, key),
    isLowBest: /^(?:gaa|era)$/i.test(head),
  }));
}

/** Formats values with the decimals of their column; a missing value is 0. */
export function createFigureFormat({ key, decimals }: LeaderColumnView): (leader: StatLeader) => string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (leader) => format.format(getFigure(leader, key));
}

export function getFigure({ figures }: StatLeader, key: string | null): number {
  return figures.find((figure) => figure.key === key)?.value ?? 0;
}

function listDistinctFigures(leaders: readonly StatLeader[]): StatFigure[] {
  const byKey = new Map<string, StatFigure>();
  for (const figure of leaders.flatMap(({ figures }) => figures)) {
    if (!byKey.has(figure.key)) byKey.set(figure.key, figure);
  }
  return [...byKey.values()];
}

/** The provider names a column by head or full name, the element in full. */
function isFitting({ key, label }: StatFigure, { head, name = head }: LeaderColumn): boolean {
  const [own, wanted] = [[key, label].map(toComparable), [head, name].map(toComparable)];
  return wanted.some((words) => own.includes(words));
}

/** `ftpct` for `FT%`, `savepct` for `Save percentage` and `SavePct`. */
function toComparable(words: string): string {
  return words
    .toLowerCase()
    .replace(/percentage|percent|%/g, 'pct')
    .replace(/[^a-z0-9]/g, '');
}

function assignDistinctIds<Column extends { readonly head: string; readonly key: string | null }>(
  columns: readonly Column[],
): (Column & { readonly id: string })[] {
  const taken = new Set(['rank', 'athlete', 'school']);
  return columns.map((column, index) => {
    const short = slugify(column.head.replaceAll('%', ' pct'));
    const id = short === '' || taken.has(short) ? `column-${index + 1}` : short;
    taken.add(id);
    return { ...column, id };
  });
}

function countDecimals(leaders: readonly StatLeader[], key: string | null): number {
  const given = leaders.flatMap(({ figures }) => figures.filter((figure) => figure.key === key));
  return given.reduce((most, { decimals }) => Math.min(mostDecimals, Math.max(most, decimals)), 0);
}
