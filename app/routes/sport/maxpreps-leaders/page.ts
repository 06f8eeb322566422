import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import type { ColumnSort } from '~/components/ui/data-table';
import { leadersScope } from '~/config/leaders-scope';
import type { Sport } from '~/config/sports';
import { getGenderSport, getLeaderCategories, type LeaderCategory, type LeaderColumn } from '~/config/stat-leaders';
import { groupBy } from '~/group-by';
import { addToHref, buildHref, Route } from '~/href';
import { updateStamp } from '~/models/dates/update-stamp';
import { findMarkByTown } from '~/models/schools/school-marks';
import { writeOutPositions } from '~/models/statistics/positions';
import { noValue } from '~/models/text/no-value';
import { slugify } from '~/models/text/slug';
import { compareByName, compareText } from '~/models/text/text-order';
import { requestBeside, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import { allSchools } from '~/upstream/schools';
import { statLeaders, type StatFigure, type StatLeader } from '~/upstream/stat-leaders';

/** Leaders of the category in the address, by default the sport's first. */
export function sources({ sport, query }: SportPageRequest) {
  const category = chooseShownCategory(sport, query.category);
  const request = { genderSport: getGenderSport(sport), category: category.wire, ...leadersScope };
  return {
    optional: { leaders: statLeaders.with(request) },
    dependent: { directory: requestBeside(allSchools.with({})) },
  };
}

/** The category in the address, or the sport's first. Throws an `Error` for a sport without statistics. */
function chooseShownCategory(sport: Sport, asked: string | undefined): LeaderCategory {
  const categories = getLeaderCategories(sport);
  const found = categories.find(({ id }) => id === asked?.toLowerCase()) ?? categories[0];
  if (found === undefined) throw new Error(`${sport.id} has no categories of leaders.`);
  return found;
}

export type LeadersView = ReturnType<typeof toView>['leaders'];

export type LeaderRow = LeadersView['rows'][number];

export function toView({ optional, dependent }: ValuesOf<typeof sources>, { sport, query, clock }: SportPageRequest) {
  const path = buildHref(Route.mpLeaders, { sportId: sport.id });
  const categories = getLeaderCategories(sport);
  const category = chooseShownCategory(sport, query.category);
  const leaders = optional.leaders?.value ?? [];
  const directory = dependent.directory?.value ?? null;
  const columns = buildLeaderColumns(category, leaders);
  const orders = listOrders(columns);
  const { id: sorted, isLowFirst, compare } = orders.find(({ id }) => id === query.sort?.toLowerCase()) ?? byRank;
  const isReversed = query.order === 'reversed';
  const isAscending = isLowFirst !== isReversed;
  const categoryId = category === categories[0] ? null : category.id;
  const buildSortHref = (sort: string, order: 'reversed' | null) =>
    addToHref(path, { category: categoryId, ...((sort !== 'rank' || order !== null) && { sort, order }) });
  const buildSort = (id: string): ColumnSort => ({
    // The sorted column reverses its order.
    href: buildSortHref(id, id === sorted && !isReversed ? 'reversed' : null),
    direction: id === sorted ? (isAscending ? 'ascending' : 'descending') : null,
  });
  const rows = [...leaders].sort(
    (a, b) => (isAscending ? 1 : -1) * compare(a, b, isAscending) || byRank.compare(a, b, true),
  );
  const writers = columns.map(createFigureFormat);
  const usual = findUsualPosition(leaders);
  const sharing = groupBy(leaders, ({ rank }) => rank);
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock)),
    leaders: {
      path,
      category: { id: category.id, title: category.title },
      options: categories.map(({ id, title }) => ({ value: id, text: title })),
      sorts: { rank: buildSort('rank'), athlete: buildSort('athlete'), school: buildSort('school') },
      columns: columns.map((column) => ({ ...column, sort: buildSort(column.id) })),
      rows: rows.map((leader, index) => ({
        key: `${index}`,
        /** `3`; `–` when the provider gives none. */
        rank: leader.rank?.toString() ?? noValue,
        isTied: leader.rank !== null && (sharing.get(leader.rank)?.length ?? 0) > 1,
        name: leader.name,
        athleteUrl: leader.athleteUrl,
        /** `Jr, forward`; `Jr` in the position that nearly all have, such as the quarterbacks of passing. */
        detail: [
          leader.classYear,
          leader.position && leader.position !== usual && writeOutPositions(sport.id, leader.position),
        ]
          .filter(Boolean)
          .join(', '),
        school: leader.school,
        mark: findMarkByTown(leader, directory),
        teamUrl: leader.teamUrl,
        /** In column order. */
        figures: writers.map((write) => write(leader)),
      })),
      /** `null` when the leaders could not be read. */
      stamp: optional.leaders && updateStamp(optional.leaders, clock),
      refreshHref: buildSortHref(sorted, isReversed ? 'reversed' : null),
      canonicalHref: buildSortHref('rank', null),
    },
  };
}

const shareOfUsual = 0.75;

/** The position of three quarters of the leaders; `null` if there is none. */
function findUsualPosition(leaders: readonly StatLeader[]): string | null {
  const found = [...groupBy(leaders, ({ position }) => position)].find(
    ([, those]) => those.length > 1 && those.length >= leaders.length * shareOfUsual,
  );
  return found?.[0] ?? null;
}

interface Order {
  /** Name in addresses. */
  readonly id: string;
  /** Ascending by default. */
  readonly isLowFirst: boolean;
  readonly compare: (a: StatLeader, b: StatLeader, isAscending: boolean) => number;
}

/** Athletes without a rank come last. */
const byRank: Order = {
  id: 'rank',
  isLowFirst: true,
  compare: (a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER),
};

function listOrders(columns: readonly LeaderColumnView[]): readonly Order[] {
  return [
    byRank,
    { id: 'athlete', isLowFirst: true, compare: compareByName },
    { id: 'school', isLowFirst: true, compare: (a, b) => compareText(a.school, b.school) },
    ...columns.map(({ id, key, isLowBest }) => ({
      id,
      isLowFirst: isLowBest,
      compare: (a: StatLeader, b: StatLeader, isAscending: boolean) => {
        const first = findValue(a, key);
        const second = findValue(b, key);
        // Athletes without a figure come last in both orders.
        if (first === null || second === null)
          return (Number(first === null) - Number(second === null)) * (isAscending ? 1 : -1);
        return first - second;
      },
    })),
  ];
}

/** A column of statistics. */
type LeaderColumnView = ReturnType<typeof buildLeaderColumns>[number];

const mostDecimals = 4;

/** The columns of the category, then other columns of the answer in its order. */
function buildLeaderColumns(category: LeaderCategory, leaders: readonly StatLeader[]) {
  const figures = listDistinctFigures(leaders);
  const specified = category.columns.map((column) => {
    const key = figures.find((figure) => isFitting(figure, column))?.key ?? null;
    return { head: column.head, name: column.name ?? null, key, short: null };
  });
  const others = figures
    .filter(({ key }) => specified.every((column) => column.key !== key))
    .map(({ key, label, name }) => ({ head: label, name: null, key, short: name }));
  return assignDistinctIds([...specified, ...others]).map(({ id, head, name, key, short }) => ({
    /** Id in addresses: `ft-pct`. */
    id,
    // The provider's own abbreviation: `TD` for `Passing Touchdowns`.
    ...(short !== null && short.length < head.length ? { head: short, name: head } : { head, name }),
    key,
    decimals: countDecimals(leaders, key),
    isLowBest: /^(?:gaa|era)$/i.test(head),
  }));
}

/**
 * Formats values with the decimals of their column, without the percent sign that its head has. What else is no plain number is shown as
 * sent; a dash stands for none.
 */
function createFigureFormat({ head, key, decimals }: LeaderColumnView): (leader: StatLeader) => string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (leader) => {
    const { value = null, text = null } = findFigure(leader, key) ?? {};
    const isPercent = head.includes('%') && /^\d[\d.]* ?%$/.test(text ?? '');
    return isPercent || text === null ? (value === null ? noValue : format.format(value)) : text;
  };
}

function findValue(leader: StatLeader, key: string | null): number | null {
  return findFigure(leader, key)?.value ?? null;
}

function findFigure({ figures }: StatLeader, key: string | null): StatFigure | undefined {
  return figures.find((figure) => figure.key === key);
}

function listDistinctFigures(leaders: readonly StatLeader[]): StatFigure[] {
  const byKey = new Map<string, StatFigure>();
  for (const figure of leaders.flatMap(({ figures }) => figures)) {
    if (!byKey.has(figure.key)) byKey.set(figure.key, figure);
  }
  return [...byKey.values()];
}

/** The provider names a column by its head or in full, in the element's name or its `Name`. */
function isFitting(figure: StatFigure, { head, name = head }: LeaderColumn): boolean {
  const own = [figure.key, figure.label, figure.name ?? ''].map(toComparable);
  const wanted = [head, name].map(toComparable);
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
