import { defineList } from '~/blocks/list/list-rules';
import { toServerListView } from '~/blocks/list/list-view';
import { pack } from '~/browser/packed';
import { buildHref, Route } from '~/href';
import { computeBarLengths } from '~/models/charts/axis';
import { findCurrentSeason } from '~/models/dates/season';
import { computeEnrollmentFigures } from '~/models/schools/enrollment-figures';
import { findNumber } from '~/models/text/no-value';
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

function toEnrollmentRow(school: SchoolEnrollment, bar: number | null) {
  const { id, name, logoUrl } = school;
  return { id, name, logoUrl, ...computeEnrollmentFigures(school), bar };
}

/** Lengths of the bars by school, percentages of the largest enrollment. Question: how large is a school beside the others? */
function drawBars(schools: readonly SchoolEnrollment[]): ReadonlyMap<string, number | null> {
  const lengths = computeBarLengths(schools.map(({ actual, counted }) => findNumber(counted ?? actual)));
  return new Map(schools.map(({ id }, index) => [id, lengths[index] ?? null]));
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { query, clock }: PageRequest) {
  const schools = optional.enrollments?.value ?? [];
  const bars = drawBars(schools);
  const view = toServerListView(schools, enrollmentRules, query, path, (school) =>
    toEnrollmentRow(school, bars.get(school.id) ?? null),
  );
  return { season: findCurrentSeason(clock), view: pack(unavailable.includes('enrollments') ? null : view) };
}
