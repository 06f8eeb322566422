import type { OutlookTeam } from '~/upstream/football-qualification';
import { findExtent } from '../charts/axis';
import { layoutRuler, type Ruler } from '../charts/ruler';
import { formatEnrollment } from '../schools/enrollment-figures';

export interface PlayoffCutoffs {
  readonly ruler: Ruler;
  /** `Classes by enrollment: 1A to 135, 2A to 189.75, 3A above.` */
  readonly text: string;
}

interface CutoffInput {
  /** The decided field. */
  readonly field: readonly Pick<OutlookTeam, 'classId' | 'enrollment' | 'playsUp'>[];
  /** Smallest schools first. */
  readonly classIds: readonly string[];
  /** Of all schools. */
  readonly enrollments: readonly number[];
  /** Schools to be marked. */
  readonly marked: readonly { readonly name: string; readonly enrollment: number }[];
}

/**
 * The enrollments that divide the classes of the playoffs: each class reaches up to its largest team that does not play up.
 * Question: which line puts a school into its class, and how near is the next one?
 * @returns `null` while a class has no team, and where a class has a larger team than the next
 */
export function buildPlayoffCutoffs({ field, classIds, enrollments, marked }: CutoffInput): PlayoffCutoffs | null {
  const largest = classIds.map((classId) => {
    const sizes = field.flatMap(({ classId: own, enrollment, playsUp }) =>
      own !== classId || enrollment === null || playsUp ? [] : [enrollment],
    );
    return findExtent(sizes)?.[1] ?? 0;
  });
  const known = enrollments.filter((enrollment) => enrollment > 0);
  const domain = findExtent([...known, ...largest]);
  const isAscending = largest.every((size, index) => size > (largest[index - 1] ?? 0));
  if (domain === null || classIds.length < 2 || !isAscending) return null;
  const ranges = classIds.map((text, index) => ({
    text,
    upTo: index === classIds.length - 1 ? null : (largest[index] ?? null),
  }));
  return {
    ruler: layoutRuler({
      domain,
      isLogarithmic: true,
      ranges,
      dots: known,
      marks: marked.map(({ name, enrollment }) => ({ value: enrollment, text: name })),
    }),
    text: `Classes by enrollment: ${ranges.map(({ text, upTo }) => (upTo === null ? `${text} above` : `${text} to ${formatEnrollment(upTo)}`)).join(', ')}.`,
  };
}
