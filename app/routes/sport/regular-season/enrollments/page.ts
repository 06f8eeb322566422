import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { pack } from '~/browser/packed';
import { findCurrentSeason } from '~/models/dates/season';
import { formatEnrollment } from '~/models/football/playoff-columns';
import { noValue } from '~/models/text/no-value';
import { compareByName } from '~/models/text/text-order';
import type { ValuesOf, SportPageRequest } from '~/page/page-sources';
import {
  footballEnrollmentsByName,
  footballEnrollmentsBySize,
  type FootballEnrollment,
} from '~/upstream/football-schools';

export function sources() {
  return {
    optional: { byName: footballEnrollmentsByName.with({}), bySize: footballEnrollmentsBySize.with({}) },
    mayBeAbsent: ['byName', 'bySize'],
  };
}

export type EnrollmentRow = ReturnType<typeof toEnrollmentRow>;

export type EnrollmentsView = ReturnType<typeof toEnrollmentsView>;

export const enrollmentRules = defineList<EnrollmentRow>({
  nouns: ['school', 'schools'],
  areGroupsOrders: true,
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

export function toView({ optional: { byName, bySize } }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const schools = (byName ?? bySize)?.value;
  return {
    heading: buildRegularSeasonHeading(sport),
    season: findCurrentSeason(clock),
    view: pack(schools === undefined ? null : toEnrollmentsView(schools)),
  };
}
