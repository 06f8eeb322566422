import { buildHref, Route } from '~/href';
import { findCurrentSeason } from '~/models/dates/season';
import type { SchoolEnrollment } from '~/models/schools/classification';
import { computeEnrollmentFigures, type EnrollmentFigures } from '~/models/schools/enrollment-figures';
import type { SchoolEntry } from '~/models/schools/school-detail';
import { formatCount } from '~/models/text/format-count';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import { mayBeSchoolId } from '~/page/accepted-values';
import { requestBeside, type ValuesOf, type PageRequest } from '~/page/page-sources';
import { enrollments } from '~/upstream/classification';
import { schoolEntries } from '~/upstream/schools';
import { toCutoffTables } from './cutoffs-view';
import { type SchoolClassesView, toSchoolClassesView } from './school-classes-view';

/** The enrollments, and the sports of the school in the address. */
export function sources({ query }: Pick<PageRequest, 'query'>) {
  const { school: schoolId } = query;
  const isSchool = schoolId !== undefined && mayBeSchoolId(schoolId);
  return {
    optional: { enrollments: enrollments.with({}) },
    dependent: { ...(isSchool && { entries: requestBeside(schoolEntries.with({ schoolId })) }) },
  };
}

const path = buildHref(Route.schoolsClassifications);
const mostFound = 24;

/** Result for an address: one school, schools to choose from, or nothing yet. */
export type ClassificationsAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'school'; readonly school: SchoolClassesView }
  | { readonly kind: 'found'; readonly countText: string; readonly schools: readonly FoundSchool[] };

export interface FoundSchool extends EnrollmentFigures {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** `entries` are the sports of the school in the address; `null` when unknown. */
export function toClassificationsView(
  value: readonly SchoolEnrollment[] | null,
  { school, q = '' }: Readonly<Record<string, string>>,
  entries: readonly SchoolEntry[] | null = null,
) {
  return {
    path,
    cutoffs: toCutoffTables(),
    search: school === undefined ? q : '',
    /** `null` when enrollments could not be read. */
    answer: value === null ? null : answerTo(value, school, q, entries),
  };
}

function answerTo(
  schools: readonly SchoolEnrollment[],
  schoolId: string | undefined,
  search: string,
  entries: readonly SchoolEntry[] | null,
): ClassificationsAnswer {
  if (schoolId !== undefined) {
    const school = schools.find(({ id }) => id === schoolId);
    return school === undefined
      ? { kind: 'unknown', text: 'No enrollment is listed for that school.' }
      : { kind: 'school', school: toSchoolClassesView(school, entries ?? []) };
  }
  if (search === '') return { kind: 'none' };
  const { matches, isLoose } = chooseTextMatcher(
    search,
    schools.map(({ name }) => name),
  );
  const found = schools.filter(({ name }) => matches(name));
  const [only] = found;
  if (only === undefined) return { kind: 'unknown', text: 'No schools match your search.' };
  if (found.length === 1) return { kind: 'school', school: toSchoolClassesView(only, []) };
  const shown = found.slice(0, mostFound).map(toFoundSchool);
  return {
    kind: 'found',
    countText: labelFound(formatSchoolCount(shown.length, found.length), isLoose),
    schools: shown,
  };
}

function formatSchoolCount(shown: number, found: number): string {
  return shown === found
    ? formatCount(found, 'school')
    : `The first ${shown} of ${found} schools: type more of the name`;
}

function toFoundSchool(school: SchoolEnrollment): FoundSchool {
  const { id, name } = school;
  return {
    id,
    name,
    href: `${path}?${new URLSearchParams({ school: id }).toString()}`,
    ...computeEnrollmentFigures(school),
  };
}

export function toView({ optional, dependent, unavailable }: ValuesOf<typeof sources>, { query, clock }: PageRequest) {
  const value = unavailable.includes('enrollments') ? null : (optional.enrollments?.value ?? []);
  return {
    season: findCurrentSeason(clock),
    view: toClassificationsView(value, query, dependent.entries?.value ?? null),
  };
}
