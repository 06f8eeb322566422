import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { playoffClasses } from '~/blocks/state-series/class-of-address';
import { pack } from '~/browser/packed';
import type { SourceRequest } from '~/cache/source/define-source';
import { findPairingsShow } from '~/config/season-facts';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { buildPlayoffCutoffs } from '~/models/football/playoff-cutoffs';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { noValue } from '~/models/text/no-value';
import { chooseTextMatcher } from '~/models/text/search-text';
import { compareByName } from '~/models/text/text-order';
import type { ValuesOf, SportPageRequest } from '~/page/page-sources';
import { type OutlookTeam, playoffOutlook } from '~/upstream/football-qualification';
import {
  footballEnrollmentsByName,
  footballEnrollmentsBySize,
  type FootballEnrollment,
} from '~/upstream/football-schools';

/** The enrollments, and once the field of the playoffs is drawn its teams, which decide the classes. */
export function sources({ clock }: Pick<SportPageRequest, 'clock'>): EnrollmentSources {
  const day = findPairingsShow(findCurrentSeason(clock))?.day;
  const isDecided = day !== undefined && day < getToday(clock);
  return {
    optional: {
      byName: footballEnrollmentsByName.with({}),
      bySize: footballEnrollmentsBySize.with({}),
      ...(isDecided && { field: playoffOutlook.with({}) }),
    },
    mayBeAbsent: ['byName', 'bySize', ...(isDecided ? ['field'] : [])],
  };
}

interface EnrollmentSources {
  readonly optional: Readonly<Record<'byName' | 'bySize', SourceRequest<FootballEnrollment[]>>> & {
    readonly field?: SourceRequest<OutlookTeam[]>;
  };
  readonly mayBeAbsent: readonly string[];
}

export type EnrollmentRow = ReturnType<typeof toEnrollmentRow>;

export type EnrollmentsView = ReturnType<typeof toEnrollmentsView>;

export const enrollmentRules = defineList<EnrollmentRow>({
  nouns: ['school', 'schools'],
  groupsRepeatRows: true,
  searchLabel: 'School or conference',
  getNames: ({ name, conference }) => [name, conference],
  isCollapsible: true,
});

export function toEnrollmentsView(schools: readonly FootballEnrollment[]) {
  const byName = [...schools].sort(compareByName);
  const getSizeAt = (index: number) => byName[index]?.enrollment ?? -1;
  return {
    /** By name. */
    schools: byName.map(toEnrollmentRow),
    /** Indexes of `schools`, largest enrollment first. */
    bySize: byName.map((_, index) => index).sort((a, b) => getSizeAt(b) - getSizeAt(a)),
  };
}

/** Built in the browser too, so that schools are sent once. */
export function toEnrollmentGroups({ schools, bySize }: EnrollmentsView): ListGroup<EnrollmentRow>[] {
  if (schools.length === 0) return [];
  return [
    { key: 'alphabetical', title: 'Alphabetical', rows: schools },
    { key: 'by-enrollment', title: 'By Enrollment', rows: bySize.flatMap((index) => schools[index] ?? []) },
  ];
}

function toEnrollmentRow(school: FootballEnrollment) {
  const { id, name, logoUrl, conference, enrollment, isMultiplied, tentativeClass, designatedClass } = school;
  return {
    id,
    name,
    logoUrl,
    conference: conference ?? 'Independent',
    /** `843.15`; a dash when not given. */
    enrollment: formatEnrollment(enrollment),
    isMultiplied,
    tentativeClass: tentativeClass ?? noValue,
    /** `null` for a school whose class follows from its enrollment. */
    designatedClass,
  };
}

/** More marks would cover each other. */
const mostMarked = 3;

/** The cutoffs of the drawn field, with the schools that the search of the address finds; `null` before. */
function toCutoffs(field: readonly OutlookTeam[], schools: readonly FootballEnrollment[], search: string) {
  const listSizes = (some: readonly FootballEnrollment[]) =>
    some.flatMap(({ name, enrollment }) => (enrollment === null ? [] : [{ name, enrollment }]));
  const { matches } = chooseTextMatcher(
    search,
    schools.map(({ name }) => name),
  );
  const found = search === '' ? [] : listSizes(schools.filter(({ name }) => matches(name)));
  return buildPlayoffCutoffs({
    field,
    classIds: playoffClasses,
    enrollments: listSizes(schools).map(({ enrollment }) => enrollment),
    marked: found.length > mostMarked ? [] : found,
  });
}

export function toView(
  { optional: { byName, bySize, field } }: ValuesOf<typeof sources>,
  { sport, clock, query }: SportPageRequest,
) {
  const schools = (byName ?? bySize)?.value;
  return {
    heading: buildRegularSeasonHeading(sport),
    season: findCurrentSeason(clock),
    cutoffs: pack(toCutoffs(field?.value ?? [], schools ?? [], query.q ?? '')),
    view: pack(schools === undefined ? null : toEnrollmentsView(schools)),
  };
}
