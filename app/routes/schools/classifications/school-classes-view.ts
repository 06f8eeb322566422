import { enrollmentMultiplier } from '~/config/classification';
import { buildHref, Route } from '~/href';
import { multiplyEnrollment } from '~/models/schools/classification';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { isMadeId } from '~/models/text/made-id';
import type { SchoolEnrollment } from '~/upstream/classification';
import type { SchoolEntry } from '~/upstream/schools';
import { toClassRulers } from './class-rulers';
import { type ClassifiedSport, classifySports, formatRange } from './classified-sport';

/** How a school's classes follow from its enrollment. */
export type SchoolClassesView = ReturnType<typeof toSchoolClassesView>;

export type SportClassRow = SchoolClassesView['sports'][number];

/** `entries` are empty when unknown. */
export function toSchoolClassesView(school: SchoolEnrollment, entries: readonly SchoolEntry[]) {
  const { id, name, logoUrl, actual, isMultiplied } = school;
  const sports = actual === null ? [] : classifySports(entries, actual, isMultiplied);
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
  if (!isMultiplied) return `${name} has ${formatEnrollment(actual)} students. The multiplier does not apply to it.`;
  return (
    `${name} has ${formatEnrollment(actual)} students. In sports in which the multiplier applies, ` +
    `${formatEnrollment(actual)} × ${enrollmentMultiplier} = ${formatEnrollment(multiplyEnrollment(actual, enrollmentMultiplier))} count.`
  );
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
function describeCounts({ actual, counted, isMultiplied }: ClassifiedSport['reason'], isForSchool: boolean): string {
  if (isMultiplied) return `${formatEnrollment(actual)} × ${enrollmentMultiplier} = ${formatEnrollment(counted)}`;
  return isForSchool ? `${formatEnrollment(actual)}, multiplier waived` : formatEnrollment(actual);
}
