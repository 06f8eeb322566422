import { classifiedSports, type ClassifiedSports, type EnrollmentClass } from '~/config/classification';
import { findSport } from '~/config/sports';
import { addToHref, buildHref, Route } from '~/href';
import { findCurrentSeason } from '~/models/dates/season';
import { computeEnrollmentFigures } from '~/models/schools/enrollment-figures';
import { formatCount } from '~/models/text/format-count';
import { noValue } from '~/models/text/no-value';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import { mayBeSchoolId } from '~/page/accepted-values';
import { type PageRequest, requestBeside, type ValuesOf } from '~/page/page-sources';
import { enrollments, type SchoolEnrollment } from '~/upstream/classification';
import { schoolEntries, type SchoolEntry } from '~/upstream/schools';
import { formatRange } from './classified-sport';
import { toSchoolClassesView } from './school-classes-view';

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

/** Result for an address: one school, schools to choose from, a text, or nothing without a search. */
export type ClassificationsAnswer = ReturnType<typeof answerTo>;

export type FoundSchool = ReturnType<typeof toFoundSchool>;

export function toView({ optional, dependent, unavailable }: ValuesOf<typeof sources>, { query, clock }: PageRequest) {
  const { school, q = '' } = query;
  const entries = dependent.entries?.value ?? [];
  return {
    season: findCurrentSeason(clock),
    view: {
      path,
      cutoffs: toCutoffTables(),
      search: school === undefined ? q : '',
      /** `null` when enrollments could not be read. */
      answer: unavailable.includes('enrollments')
        ? null
        : answerTo(optional.enrollments?.value ?? [], school, q, entries),
    },
  };
}

/** @param entries the sports of the school in the address; empty when unknown */
function answerTo(
  schools: readonly SchoolEnrollment[],
  schoolId: string | undefined,
  search: string,
  entries: readonly SchoolEntry[],
) {
  const say = (text: string) => ({ kind: 'text' as const, text });
  const showSchool = (school: SchoolEnrollment) => ({
    kind: 'school' as const,
    school: toSchoolClassesView(school, entries),
  });
  if (schoolId !== undefined) {
    const school = schools.find(({ id }) => id === schoolId);
    return school === undefined ? say('No enrollment is listed for that school.') : showSchool(school);
  }
  if (search === '') return { kind: 'none' as const };
  const { matches, isLoose } = chooseTextMatcher(
    search,
    schools.map(({ name }) => name),
  );
  const found = schools.filter(({ name }) => matches(name));
  const [only] = found;
  if (only === undefined) return say('No schools match your search.');
  if (found.length === 1) return showSchool(only);
  const countText =
    found.length <= mostFound
      ? formatCount(found.length, 'school')
      : `The first ${mostFound} of ${found.length} schools: type more of the name`;
  return {
    kind: 'found' as const,
    countText: labelFound(countText, isLoose),
    schools: found.slice(0, mostFound).map(toFoundSchool),
  };
}

function toFoundSchool(school: SchoolEnrollment) {
  const { id, name } = school;
  return { id, name, href: addToHref(path, { school: id }), ...computeEnrollmentFigures(school) };
}

/** Sports whose classes have the same names. */
export type CutoffTable = ReturnType<typeof toCutoffTables>[number];

export type CutoffRow = ReturnType<typeof buildCutoffRows>[number];

/** Cutoffs of all sports; sports whose classes do not follow from enrollment have a text. */
function toCutoffTables() {
  const kinds = [...new Set(classifiedSports.map(joinClassNames))];
  return kinds.map((names) => {
    const group = classifiedSports.filter((sports) => joinClassNames(sports) === names);
    const longest = group.reduce((most, { classes }) => (classes.length > most.length ? classes : most), noClasses);
    return {
      key: names,
      caption:
        group.length === 1
          ? group.flatMap(({ sportIds }) => sportIds.map(getSportTitle)).join(', ')
          : 'Sports with classes 1A to 4A',
      classes: longest.map(({ id, name = null }) => ({ id, name })),
      rows: longest.length === 0 ? [] : group.flatMap((sports) => buildCutoffRows(sports, longest.length)),
      /** Additional note. */
      notes: group.flatMap(({ note }) => note ?? []),
    };
  });
}

const noClasses: readonly EnrollmentClass[] = [];

/** Numbered classes share a table, however many there are. */
function joinClassNames({ classes }: ClassifiedSports): string {
  const [first] = classes;
  return first?.id === '1A' ? 'numbered' : classes.map(({ id }) => id).join(' ');
}

function getSportTitle(sportId: string): string {
  return findSport(sportId)?.title ?? sportId;
}

/** One row per sport, so that each is found by its name. */
function buildCutoffRows({ classes, sportIds }: ClassifiedSports, count: number) {
  /** One per class of the table: `to 300`, `over 1,600`; a dash where the sport has no such class. */
  const cells = Array.from({ length: count }, (_, index) => {
    const found = classes[index];
    if (found === undefined) return noValue;
    return formatRange(found.upTo === null ? (classes[index - 1]?.upTo ?? null) : null, found.upTo);
  });
  return sportIds.map((sportId) => ({ key: sportId, sport: getSportTitle(sportId), cells }));
}
