import { labelOtherSeason } from '~/models/dates/season';
import type { ClassesFile } from './association-schema';
import { enrollmentTerm, oneYearBasisFrom, season as seasonOfCutoffs, sports } from './classes.generated';

/* Classes by sport, from `classes.json` in the association's folder. Unlisted sports have one class. */

/** A class and its largest enrollment. */
export interface EnrollmentClass {
  /** `1A`, `S`, `AA`. */
  readonly id: string;
  /** Name of a class whose letter says too little: `Small`. */
  readonly name?: string;
  /** The largest enrollment in it; `null` for the class above all cutoffs. */
  readonly upTo: number | null;
}

/** Sports that share their cutoffs. */
export interface ClassifiedSports {
  readonly sportIds: readonly string[];
  /** Smallest schools first; empty where classes do not follow from enrollment alone. */
  readonly classes: readonly EnrollmentClass[];
  /** Explains exceptions. */
  readonly note?: string;
}

export { enrollmentMultiplier } from './facts/enrollmentMultiplier.generated';

/** Upstream does not send the term of the enrollments, so it is known only in the season of the cutoffs. */
export function describeEnrollments(season: string): string {
  return season === seasonOfCutoffs ? `Enrollments of ${enrollmentTerm}` : 'Enrollments as they are posted now';
}

/** `The cutoffs are those of 2030-31`, with a note for an earlier season. */
export function describeCutoffs(season: string): string {
  return `The cutoffs are those of ${labelOtherSeason(seasonOfCutoffs, season) ?? season}`;
}

/** The first school year with a classification of its own. */
export { oneYearBasisFrom };

export const classifiedSports: readonly ClassifiedSports[] = /* @__PURE__ */ sports.map(toClassifiedSports);

/** The cutoffs of a sport, or `undefined` where all schools are in one class. */
export function findClassifiedSport(sportId: string): ClassifiedSports | undefined {
  return classifiedSports.find(({ sportIds }) => sportIds.includes(sportId));
}

/** The classes of a sport, smallest schools first: `1A`, `2A`; none where all schools are in one class. */
export function listClassIds(sportId: string): readonly string[] {
  return findClassifiedSport(sportId)?.classes.map(({ id }) => id) ?? [];
}

function toClassifiedSports(row: ClassesFile['sports'][number]): ClassifiedSports {
  if (!('cutoffs' in row)) return row;
  const { cutoffs: largest, ...rest } = row;
  return { ...rest, classes: [...largest, null].map((upTo, index) => ({ id: `${index + 1}A`, upTo })) };
}
