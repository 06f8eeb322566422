import {
  classifiedSports,
  type EnrollmentClass,
  enrollmentMultiplier,
  findClassifiedSport,
} from '~/config/classification';
import { findSport, findSportByTitle, type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { explainClass, type ClassReason, isSameClass, multiplyEnrollment } from '~/models/schools/classification';
import { formatFigure } from '~/models/schools/enrollment-figures';
import { isMadeId } from '~/models/text/made-id';
import type { SchoolEnrollment } from '~/upstream/classification';
import type { SchoolEntry } from '~/upstream/schools';
import { toClassRulers } from './class-rulers';

/** How a school's classes follow from its enrollment. */
export type SchoolClassesView = ReturnType<typeof toSchoolClassesView>;

export type SportClassRow = SchoolClassesView['sports'][number];

/** A sport of a school with upstream's class; `null` without one. */
interface SchoolSport {
  readonly sport: Sport;
  readonly listed: string | null;
}

/** `entries` are empty when unknown. */
export function toSchoolClassesView(school: SchoolEnrollment, entries: readonly SchoolEntry[]) {
  const { id, name, logoUrl, actual, isMultiplied } = school;
  const sports =
    actual === null ? [] : listSchoolSports(entries).flatMap((sport) => classifySport(sport, actual, isMultiplied));
  return {
    id,
    name,
    logoUrl,
    href: isMadeId(id) ? null : buildHref(Route.schoolsDetails, { schoolId: id }),
    /** The full sentence: enrollment, multiplier, counted enrollment. */
    summary: summarizeSchool(school),
    sports: sports.map((sport) => toSportRow(sport, isMultiplied)),
    rulers: toClassRulers(sports),
  };
}

function summarizeSchool({ name, actual, isMultiplied }: SchoolEnrollment): string {
  if (actual === null) return `No enrollment is listed for ${name}.`;
  if (!isMultiplied) return `${name} has ${formatFigure(actual)} students. The multiplier does not apply to it.`;
  return (
    `${name} has ${formatFigure(actual)} students. In sports in which the multiplier applies, ` +
    `${formatFigure(actual)} × ${enrollmentMultiplier} = ${formatFigure(multiplyEnrollment(actual, enrollmentMultiplier))} count.`
  );
}

/** Sports for which upstream lists a class; without any, all that have cutoffs. */
function listSchoolSports(entries: readonly SchoolEntry[]): SchoolSport[] {
  const listed = entries.flatMap(({ name, classId }) => {
    const sport = findSportByTitle(name);
    return sport === undefined || classId === null ? [] : [{ sport, listed: classId }];
  });
  if (listed.length > 0) return listed;
  const sports = classifiedSports.flatMap(({ sportIds }) => sportIds.flatMap((id) => findSport(id) ?? []));
  return sports.map((sport) => ({ sport, listed: null }));
}

/** A sport of a school with the class that follows from its enrollment. */
export interface ClassifiedSport extends SchoolSport {
  /** Of the sport, smallest schools first. */
  readonly classes: readonly EnrollmentClass[];
  readonly reason: ClassReason<EnrollmentClass>;
  /** Whether the association lists another class, or none. */
  readonly isAsListed: boolean;
}

/** Empty for a sport whose classes do not follow from enrollment. */
function classifySport({ sport, listed }: SchoolSport, actual: number, isMultiplied: boolean): ClassifiedSport[] {
  const classes = findClassifiedSport(sport.id)?.classes ?? [];
  const plain = explainClass(classes, actual, null);
  const multiplied = explainClass(classes, actual, enrollmentMultiplier);
  const isListed = (row: typeof plain) => row !== null && listed !== null && isSameClass(row.class, listed);
  // The multiplier is waived by sport, as only the class shows.
  const isWaived = isListed(plain) && !isListed(multiplied);
  const reason = isMultiplied && !isWaived ? multiplied : plain;
  return reason === null ? [] : [{ sport, listed, classes, reason, isAsListed: isListed(reason) }];
}

function toSportRow({ sport, listed, reason, isAsListed }: ClassifiedSport, isMultiplied: boolean) {
  return {
    sportId: sport.id,
    sport: sport.title,
    /** Counted enrollment and its derivation: `200 × 1.65 = 330`, `200, multiplier waived`, `200`. */
    counts: describeCounts(reason, isMultiplied),
    /** Cutoffs around it: `over 300, to 700`. */
    range: formatRange(reason.above, reason.class.upTo),
    /** The association's class, or where it lists none, the class that follows from the cutoffs. */
    classId: listed === null || isAsListed ? reason.class.id : listed,
    /** The class that follows from the cutoffs, where the association lists another one. */
    computedClassId: listed === null || isAsListed ? null : reason.class.id,
  };
}

/** @param isForSchool the multiplier applies to the school, but perhaps not in this sport */
function describeCounts({ actual, counted, isMultiplied }: ClassReason<EnrollmentClass>, isForSchool: boolean): string {
  if (isMultiplied) return `${formatFigure(actual)} × ${enrollmentMultiplier} = ${formatFigure(counted)}`;
  return isForSchool ? `${formatFigure(actual)}, multiplier waived` : formatFigure(actual);
}

/** `over 300, to 700`: above one cutoff and up to the next; `''` without a cutoff. */
export function formatRange(above: number | null, upTo: number | null): string {
  const parts = [above === null ? '' : `over ${formatFigure(above)}`, upTo === null ? '' : `to ${formatFigure(upTo)}`];
  return parts.filter(Boolean).join(', ');
}
