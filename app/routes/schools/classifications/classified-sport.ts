import {
  classifiedSports,
  type EnrollmentClass,
  enrollmentMultiplier,
  findClassifiedSport,
} from '~/config/classification';
import { findSport, findSportByTitle, type Sport } from '~/config/sports';
import { type ClassReason, explainClass, isSameClass } from '~/models/schools/classification';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import type { SchoolEntry } from '~/upstream/schools';

/** A sport of a school with upstream's class; `null` without one. */
interface SchoolSport {
  readonly sport: Sport;
  readonly listed: string | null;
}

/** A sport of a school with the class that follows from its enrollment. */
export interface ClassifiedSport extends SchoolSport {
  /** Of the sport, smallest schools first. */
  readonly classes: readonly EnrollmentClass[];
  readonly reason: ClassReason<EnrollmentClass>;
  /** Whether the association lists another class, or none. */
  readonly isAsListed: boolean;
}

/** The sports of a school whose classes follow from enrollment. `entries` are empty when unknown. */
export function classifySports(
  entries: readonly SchoolEntry[],
  actual: number,
  isMultiplied: boolean,
): ClassifiedSport[] {
  return listSchoolSports(entries).flatMap((sport) => classifySport(sport, actual, isMultiplied));
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

/** `over 300, to 700`: above one cutoff and up to the next; `''` without a cutoff. */
export function formatRange(above: number | null, upTo: number | null): string {
  const parts = [
    above === null ? '' : `over ${formatEnrollment(above)}`,
    upTo === null ? '' : `to ${formatEnrollment(upTo)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
