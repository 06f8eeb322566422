import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import type { ColumnSort } from '~/components/ui/data-table';
import { type Sport } from '~/config/sports';
import { getGenderSport, type LeaderCategory, getLeaderCategories, leadersScope } from '~/config/stat-leaders';
import { addToHref, buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import type { StatLeader } from '~/models/statistics/stat-leader';
import { noValue } from '~/models/text/no-value';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import { statLeaders } from '~/upstream/stat-leaders';
import { createFigureFormat, buildLeaderColumns } from './leader-columns';
import { readSort, type Sort, sortLeaders, buildColumnSort } from './leader-sort';

/** Leaders of the category in the address, by default the sport's first. */
export function sources({ sport, query }: SportPageRequest) {
  const category = chooseShownCategory(sport, query.category);
  const request = { genderSport: getGenderSport(sport.id), category: category.wire, ...leadersScope };
  return { optional: { leaders: statLeaders.with(request) } };
}

/** The category in the address, or the sport's first. Throws an `Error` for a sport without statistics. */
export function chooseShownCategory(sport: Sport, asked: string | undefined): LeaderCategory {
  const categories = getLeaderCategories(sport.id);
  const found = categories.find(({ id }) => id === asked?.toLowerCase()) ?? categories[0];
  if (found === undefined) throw new Error(`${sport.id} has no categories of leaders.`);
  return found;
}

export type LeadersView = ReturnType<typeof toLeadersView>;

export interface LeaderRow {
  readonly key: string;
  /** `3`; `–` when the provider gives none. */
  readonly rank: string;
  readonly isTied: boolean;
  readonly name: string;
  readonly athleteUrl: string | null;
  /** `Jr, F`. */
  readonly detail: string;
  readonly school: string;
  readonly teamUrl: string | null;
  /** In column order. */
  readonly figures: readonly string[];
}

export function toLeadersView(
  sport: Sport,
  sourceValue: SourceValue<readonly StatLeader[]> | null,
  query: Readonly<Record<string, string>>,
  clock: ContentClock,
) {
  const path = buildHref(Route.mpLeaders, { sportId: sport.id });
  const categories = getLeaderCategories(sport.id);
  const category = chooseShownCategory(sport, query.category);
  const leaders = sourceValue?.value ?? [];
  const columns = buildLeaderColumns(category, leaders);
  const sort = readSort(query, columns);
  const categoryId = category === categories[0] ? null : category.id;
  const buildSortHref = (by: Sort | null) => addToHref(path, { category: categoryId, ...by });
  const buildSortTo = (id: string, isLowFirst: boolean): ColumnSort =>
    buildColumnSort(id, isLowFirst, sort, buildSortHref);
  const writers = columns.map(createFigureFormat);
  const ranks = leaders.map(({ rank }) => rank);
  return {
    path,
    category: { id: category.id, title: category.title },
    options: categories.map(({ id, title }) => ({ value: id, text: title })),
    sorts: {
      rank: buildSortTo('rank', true),
      athlete: buildSortTo('athlete', true),
      school: buildSortTo('school', true),
    },
    columns: columns.map((column) => ({ ...column, sort: buildSortTo(column.id, column.isLowBest) })),
    rows: sortLeaders(leaders, columns, sort).map((leader, index) => ({
      key: `${index}`,
      rank: leader.rank?.toString() ?? noValue,
      isTied: leader.rank !== null && ranks.filter((rank) => rank === leader.rank).length > 1,
      name: leader.name,
      athleteUrl: leader.athleteUrl,
      detail: [leader.classYear, leader.position].filter((part) => part !== null).join(', '),
      school: leader.school,
      teamUrl: leader.teamUrl,
      figures: writers.map((write) => write(leader)),
    })),
    /** `null` when the leaders could not be read. */
    stamp: sourceValue && updateStamp(sourceValue, clock),
    refreshHref: buildSortHref(sort.sort === 'rank' && sort.order === null ? null : sort),
    canonicalHref: buildSortHref(null),
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, query, clock }: SportPageRequest) {
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock)),
    leaders: toLeadersView(sport, optional.leaders, query, clock),
  };
}
