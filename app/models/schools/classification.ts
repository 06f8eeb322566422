import { compareNumbered } from '../text/text-order';

/** A class with the largest enrollment in it; `null` above all cutoffs. */
interface Class {
  readonly id: string;
  readonly upTo: number | null;
}

/** How a class follows from an enrollment. */
export interface ClassReason<Found extends Class> {
  readonly actual: number;
  readonly isMultiplied: boolean;
  /** Enrollment that is compared with the cutoffs, to two decimals. */
  readonly counted: number;
  readonly class: Found;
  /** The cutoff below the enrollment. `null` in the class of the smallest schools. */
  readonly above: number | null;
}

/** The first class whose cutoff is not below the enrollment; `null` for a sport whose classes do not follow from enrollment. */
export function explainClass<Found extends Class>(
  classes: readonly Found[],
  actual: number,
  multiplier: number | null,
): ClassReason<Found> | null {
  const counted = multiplier === null ? actual : multiplyEnrollment(actual, multiplier);
  const index = classes.findIndex(({ upTo }) => upTo === null || counted <= upTo);
  const found = classes[index];
  if (found === undefined) return null;
  return { actual, isMultiplied: multiplier !== null, counted, class: found, above: classes[index - 1]?.upTo ?? null };
}

/** Rounds to two decimals. */
export function multiplyEnrollment(actual: number, multiplier: number): number {
  return Math.round(actual * multiplier * 100) / 100;
}

/** Whether two feeds mean the same class: `Small` and `S`, `Class 2A` and `2a`. */
export function isSameClass({ id, name }: { readonly id: string; readonly name?: string }, listed: string): boolean {
  const simplify = (text: string) =>
    text
      .toLowerCase()
      .replace(/^class\s+/, '')
      .trim();
  return [id, name ?? id].map(simplify).includes(simplify(listed));
}

/** Classes that occur, smallest schools first. */
export function listClasses(rows: readonly { readonly classId: string | null }[]): string[] {
  return [...new Set(rows.flatMap(({ classId }) => classId ?? []))].sort(compareNumbered);
}
