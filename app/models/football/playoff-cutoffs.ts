import type { OutlookTeam } from '~/upstream/football-qualification';
import { findExtent } from '../charts/axis';
import { layoutRuler, type Ruler } from '../charts/ruler';
import { formatEnrollment } from '../schools/enrollment-figures';

export interface PlayoffCutoffs {
  readonly ruler: Ruler;
  /** `1A up to 135, 2A to 189.75, 3A above.`; before it of marked schools `Elm has 400, which is 3A; the nearest line is 189.75.` */
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
  const lines = largest.slice(0, -1);
  const words = lines.map(
    (line, index) => `${classIds[index] ?? ''} ${index === 0 ? 'up to' : 'to'} ${formatEnrollment(line)}`,
  );
  return {
    ruler: layoutRuler({
      domain,
      isLogarithmic: true,
      ranges,
      counted: known,
      tickValues: lines,
      format: (enrollment) => Math.round(enrollment).toLocaleString('en-US'),
      marks: marked.map(({ name, enrollment }) => ({ value: enrollment, text: name })),
    }),
    text: [
      ...marked.map((school) => describePlace(school, lines, classIds)),
      `${words.join(', ')}, ${classIds.at(-1) ?? ''} above.`,
    ].join(' '),
  };
}

function describePlace(
  { name, enrollment }: CutoffInput['marked'][number],
  lines: readonly number[],
  classIds: readonly string[],
): string {
  const classId = classIds[lines.filter((line) => line < enrollment).length] ?? '';
  const [nearest = 0] = [...lines].sort((a, b) => Math.abs(a - enrollment) - Math.abs(b - enrollment));
  return `${name} has ${formatEnrollment(enrollment)}, which is ${classId}; the nearest line is ${formatEnrollment(nearest)}.`;
}
