import { defineList } from '~/blocks/list/list-rules';
import { toServerListView } from '~/blocks/list/list-view';
import { pack } from '~/browser/packed';
import { words } from '~/config/words';
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
  searchLabel: words.schoolName,
  getNames: ({ name }) => [name],
  hasLetters: true,
  toggles: [
    {
      parameter: 'multiplied',
      label: 'Multiplied only',
      isOnByDefault: false,
      hides: ({ isMultiplied }) => !isMultiplied,
    },
  ],
  unitsPerPage: 60,
});

function toEnrollmentRow(school: SchoolEnrollment) {
  const { id, name, logoUrl } = school;
  return { id, name, logoUrl, ...computeEnrollmentFigures(school) };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { query, clock }: PageRequest) {
  const view = toServerListView(optional.enrollments?.value ?? [], enrollmentRules, query, path, toEnrollmentRow);
  return { season: findCurrentSeason(clock), view: pack(unavailable.includes('enrollments') ? null : view) };
}
