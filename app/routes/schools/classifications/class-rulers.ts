import { groupBy } from '~/group-by';
import { createAxis } from '~/models/charts/axis';
import { layoutRuler } from '~/models/charts/ruler';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { formatList } from '~/models/text/format-list';
import type { ClassifiedSport } from './classified-sport';

export type ClassRulers = NonNullable<ReturnType<typeof toClassRulers>>;

/** Enrollments. The line is longer than the highest cutoff, so that the class above it has room. */
const leastLength = 2200;

/**
 * The enrollment of a school among the cutoffs of its sports, all on one scale, sports with the same cutoffs together.
 * Question: which line puts the school into its class, and how near is the next one?
 * Football has no cutoffs before its field is known, so it has no ruler.
 * @returns `null` without a sport whose classes follow from enrollment
 */
export function toClassRulers(sports: readonly ClassifiedSport[]) {
  const divided = sports.filter(({ classes }) => classes.length > 1);
  const groups = [...groupBy(divided, writeGroupKey).values()]
    .flatMap((group) =>
      group.slice(0, 1).map((first) => ({ ...first, sports: joinTitles(group), line: findLine(first) })),
    )
    .sort((a, b) => a.line.distance - b.line.distance);
  const [nearest] = groups;
  if (nearest === undefined) return null;
  const domain = [0, divided.reduce((length, { reason }) => Math.max(length, reason.counted), leastLength)] as const;
  return {
    text: describeNearestLine(nearest),
    hasMultiplied: divided.some(({ reason }) => reason.isMultiplied),
    ticks: createAxis({ domain }).ticks,
    rows: groups.map(({ classes, reason, sports, line }) => ({
      sports,
      counted: formatEnrollment(reason.counted),
      classId: reason.class.id,
      /** `1 from 2A` */
      nearestClass: `${formatEnrollment(line.distance)} from ${line.classId}`,
      ruler: layoutRuler({
        domain,
        tickCount: 0,
        ranges: classes.map(({ id, upTo }) => ({ upTo, text: id, isChosen: id === reason.class.id })),
        dots: reason.isMultiplied ? [reason.actual] : [],
        marks: [{ value: reason.counted, text: '' }],
      }),
    })),
  };
}

/** Sports with the same key have the same drawing. */
function writeGroupKey({ classes, reason }: ClassifiedSport): string {
  return [reason.counted, ...classes.map(({ id, upTo }) => `${id} ${upTo}`)].join();
}

/** The nearer one of the lines around the class, and the class beyond it. */
function findLine({ classes, reason: { counted, above, class: own } }: ClassifiedSport) {
  const index = classes.findIndex(({ id }) => id === own.id);
  const lines = [
    { upTo: above, classId: classes[index - 1]?.id },
    { upTo: own.upTo, classId: classes[index + 1]?.id },
  ].flatMap(({ upTo, classId }) =>
    upTo === null || classId === undefined ? [] : [{ upTo, classId, distance: Math.abs(upTo - counted) }],
  );
  return lines.reduce((nearest, line) => (line.distance < nearest.distance ? line : nearest));
}

interface LineOfSports extends Pick<ClassifiedSport, 'reason'> {
  readonly sports: string;
  readonly line: { readonly upTo: number };
}

/** `Nearest line: 300 in Boys Basketball, 98 above what counts.` */
function describeNearestLine({ sports, reason: { counted }, line: { upTo } }: LineOfSports): string {
  const start = `Nearest line: ${formatEnrollment(upTo)} in ${sports}, `;
  if (upTo === counted) return `${start}which is what counts.`;
  return `${start}${formatEnrollment(Math.abs(upTo - counted))} ${upTo > counted ? 'above' : 'below'} what counts.`;
}

function joinTitles(sports: readonly ClassifiedSport[]): string {
  return formatList(sports.map(({ sport }) => sport.title));
}
