import { labelOtherSeason } from '~/models/dates/season';
import cutoffs from './classification.json';

/** Classes by sport. New cutoffs go here, and their season into `classification.json`. Unlisted sports have one class. */

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

export const enrollmentMultiplier = 1.65;

/** Upstream does not send the term of the enrollments, so it is known only in the season of the cutoffs. */
export function describeEnrollments(season: string): string {
  return season === cutoffs.season ? `Enrollments of ${cutoffs.enrollmentTerm}` : 'Enrollments as they are posted now';
}

/** `The cutoffs are those of 2030-31`, with a note for an earlier season. */
export function describeCutoffs(season: string): string {
  return `The cutoffs are those of ${labelOtherSeason(cutoffs.season, season) ?? season}`;
}

/** The first school year with a classification of its own. */
export const { oneYearBasisFrom } = cutoffs;

export const classifiedSports: readonly ClassifiedSports[] = [
  {
    sportIds: ['baseball', 'boys-basketball', 'girls-basketball', 'softball', 'girls-volleyball'],
    classes: numberClasses(300, 700, 1600),
  },
  { sportIds: ['boys-cross-country', 'girls-cross-country'], classes: numberClasses(600, 1550) },
  { sportIds: ['boys-golf'], classes: numberClasses(500, 1450) },
  { sportIds: ['girls-golf'], classes: numberClasses(900) },
  { sportIds: ['boys-soccer'], classes: numberClasses(700, 1700) },
  { sportIds: ['girls-soccer'], classes: numberClasses(800, 1800) },
  { sportIds: ['boys-tennis'], classes: numberClasses(1500) },
  { sportIds: ['girls-tennis'], classes: numberClasses(1450) },
  { sportIds: ['boys-track-field', 'girls-track-field'], classes: numberClasses(450, 1250) },
  { sportIds: ['boys-wrestling'], classes: numberClasses(750, 1700) },
  { sportIds: ['competitive-dance'], classes: numberClasses(1050, 1950) },
  {
    sportIds: ['competitive-cheerleading'],
    classes: [
      { id: 'S', name: 'Small', upTo: 700 },
      { id: 'M', name: 'Medium', upTo: 1600 },
      { id: 'L', name: 'Large', upTo: null },
    ],
    note: 'A team may choose to compete in C (Coed) instead.',
  },
  { sportIds: ['scholastic-bowl'], classes: numberClasses(450) },
  {
    sportIds: ['music-organization', 'music-solo-ensemble'],
    classes: [
      { id: 'D', upTo: 200 },
      { id: 'C', upTo: 300 },
      { id: 'B', upTo: 550 },
      { id: 'A', upTo: 1250 },
      { id: 'AA', upTo: null },
    ],
  },
  {
    sportIds: ['football'],
    classes: [],
    note: 'Eight classes, 1A to 8A, decided at the end of the regular season among the teams of the playoffs.',
  },
];

/** The cutoffs of a sport, or `undefined` where all schools are in one class. */
export function findClassifiedSport(sportId: string): ClassifiedSports | undefined {
  return classifiedSports.find(({ sportIds }) => sportIds.includes(sportId));
}

/** `1A`, `2A` and so on: one more than there are cutoffs. */
function numberClasses(...cutoffs: readonly number[]): EnrollmentClass[] {
  return [...cutoffs, null].map((upTo, index) => ({ id: `${index + 1}A`, upTo }));
}
