import { groupBy } from '~/group-by';
import { createAxis } from '~/models/charts/axis';
import { layoutRuler } from '~/models/charts/ruler';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { formatList } from '~/models/text/format-list';
import { type ClassifiedSport, formatRange } from './classified-sport';

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
  const groups = [...groupBy(divided, writeGroupKey).values()];
  const nearest = findNearestLine(groups);
  if (nearest === null) return null;
  const domain = [0, divided.reduce((length, { reason }) => Math.max(length, reason.counted), leastLength)] as const;
  return {
    text: describeNearestLine(nearest),
    hasMultiplied: divided.some(({ reason }) => reason.isMultiplied),
    ticks: createAxis({ domain }).ticks,
    rows: groups.flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { classes, reason } = first;
      const ruler = layoutRuler({
        domain,
        tickCount: 0,
        ranges: classes.map(({ id, upTo }) => ({ upTo, text: id, isChosen: id === reason.class.id })),
        dots: reason.isMultiplied ? [reason.actual] : [],
        marks: [{ value: reason.counted, text: '' }],
      });
      return [
        {
          sports: joinTitles(group),
          counted: formatEnrollment(reason.counted),
          classId: reason.class.id,
          /** `over 300, to 700` */
          range: formatRange(reason.above, reason.class.upTo),
          ruler,
        },
      ];
    }),
  };
}

/** Sports with the same key have the same drawing. */
function writeGroupKey({ classes, reason }: ClassifiedSport): string {
  return [reason.counted, ...classes.map(({ id, upTo }) => `${id} ${upTo}`)].join();
}

function findNearestLine(groups: readonly (readonly ClassifiedSport[])[]) {
  const lines = groups.flatMap((group) =>
    group
      .slice(0, 1)
      .flatMap(({ classes, reason }) =>
        classes.flatMap(({ upTo }) =>
          upTo === null ? [] : [{ upTo, counted: reason.counted, sports: joinTitles(group) }],
        ),
      ),
  );
  const measure = ({ upTo, counted }: (typeof lines)[number]) => Math.abs(upTo - counted);
  return lines.reduce<(typeof lines)[number] | null>(
    (nearest, line) => (nearest === null || measure(line) < measure(nearest) ? line : nearest),
    null,
  );
}

/** `Nearest line: 300 in Boys Basketball, 98 above what counts.` */
function describeNearestLine({ upTo, counted, sports }: NonNullable<ReturnType<typeof findNearestLine>>): string {
  const start = `Nearest line: ${formatEnrollment(upTo)} in ${sports}, `;
  if (upTo === counted) return `${start}which is what counts.`;
  return `${start}${formatEnrollment(Math.abs(upTo - counted))} ${upTo > counted ? 'above' : 'below'} what counts.`;
}

function joinTitles(sports: readonly ClassifiedSport[]): string {
  return formatList(sports.map(({ sport }) => sport.title));
}
