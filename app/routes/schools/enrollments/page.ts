import { type ListQuery, readListQuery } from '~/blocks/list/list-query';
import { defineList, type ListGroup, listInOneGroup } from '~/blocks/list/list-rules';
import { type ListView, toListView } from '~/blocks/list/list-view';
import { pack } from '~/components/ui/packed';
import { buildHref, Route } from '~/href';
import { findCurrentSeason } from '~/models/dates/season';
import { computeEnrollmentFigures } from '~/models/schools/enrollment-figures';
import type { ValuesOf, PageRequest } from '~/page/page-sources';
import { enrollments, type SchoolEnrollment } from '~/upstream/classification';

export const sources = () => ({ optional: { enrollments: enrollments.with({}) } });

export type EnrollmentRow = ReturnType<typeof toEnrollmentRow>;

const path = buildHref(Route.schoolsEnrollments);

/** Rules that the page needs; the rows are filtered on the server. */
export const enrollmentRules = defineList<SchoolEnrollment>({
  nouns: ['school', 'schools'],
  searchLabel: 'School name',
  getNames: ({ name }) => [name],
  hasLetters: true,
  toggles: [
    {
      parameter: 'multiplied',
      label: 'Multiplied only',
      isOnAtFirst: false,
      hides: ({ isMultiplied }) => !isMultiplied,
    },
  ],
  unitsPerPage: 60,
});

/** @param schools in page order */
export function toEnrollmentsView(
  schools: readonly SchoolEnrollment[],
  query: Readonly<Record<string, string>>,
): ListView<ListGroup<EnrollmentRow>> {
  const asked: ListQuery = readListQuery(new URLSearchParams(query), enrollmentRules);
  const view = toListView(listInOneGroup('schools', schools), enrollmentRules, asked, path);
  return { ...view, groups: view.groups.map((group) => ({ ...group, rows: group.rows.map(toEnrollmentRow) })) };
}

function toEnrollmentRow(school: SchoolEnrollment) {
  const { id, name, logoUrl } = school;
  return { id, name, logoUrl, ...computeEnrollmentFigures(school) };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { query, clock }: PageRequest) {
  const view = toEnrollmentsView(optional.enrollments?.value ?? [], query);
  return { season: findCurrentSeason(clock), view: pack(unavailable.includes('enrollments') ? null : view) };
}
