import type { ColumnSort } from '~/components/ui/data-table';
import type { StatLeader } from '~/models/statistics/stat-leader';
import { compareByName, compareText } from '~/models/text/text-order';
import { getFigure, type LeaderColumnView } from './leader-columns';

export interface Sort {
  /** `rank`, `athlete`, `school` or the id of a column. */
  readonly sort: string;
  /** Reverses the column's default order; `null` for the default. */
  readonly order: 'reversed' | null;
  readonly [parameter: string]: string | null;
}

/** Sort order of an address; by rank if it names no column of the table. */
export function readSort(query: Readonly<Record<string, string>>, columns: readonly LeaderColumnView[]): Sort {
  const asked = query.sort?.toLowerCase() ?? 'rank';
  const isColumn = ['athlete', 'school', ...columns.map(({ id }) => id)].includes(asked);
  return { sort: isColumn ? asked : 'rank', order: query.order === 'reversed' ? 'reversed' : null };
}

/** Sort link of a column head; the sorted column reverses the order. `isLowFirst`: ascending by default. */
export function buildColumnSort(
  id: string,
  isLowFirst: boolean,
  current: Sort,
  buildHref: (by: Sort | null) => string,
): ColumnSort {
  const isCurrent = current.sort === id;
  const order = isCurrent && current.order === null ? 'reversed' : null;
  const isAscending = isLowFirst === (current.order === null);
  return {
    href: buildHref(id === 'rank' && order === null ? null : { sort: id, order }),
    direction: isCurrent ? (isAscending ? 'ascending' : 'descending') : null,
  };
}

/** Sorts athletes; level ones stay in rank order. */
export function sortLeaders(
  leaders: readonly StatLeader[],
  columns: readonly LeaderColumnView[],
  { sort, order }: Sort,
): StatLeader[] {
  const compare = createComparison(sort, columns);
  const direction = order === 'reversed' ? -1 : 1;
  return [...leaders].sort((one, other) => direction * compare(one, other) || compareByRank(one, other));
}

type Compare = (one: StatLeader, other: StatLeader) => number;

function createComparison(sort: string, columns: readonly LeaderColumnView[]): Compare {
  if (sort === 'athlete') return compareByName;
  if (sort === 'school') return (one, other) => compareText(one.school, other.school);
  const column = columns.find(({ id }) => id === sort);
  if (column === undefined) return compareByRank;
  const sign = column.isLowBest ? 1 : -1;
  return (one, other) => sign * (getFigure(one, column.key) - getFigure(other, column.key));
}

/** Athletes without a rank come last. */
function compareByRank(one: StatLeader, other: StatLeader): number {
  return (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER);
}
