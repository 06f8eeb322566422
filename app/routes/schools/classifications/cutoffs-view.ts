import { classifiedSports, type ClassifiedSports, type EnrollmentClass } from '~/config/classification';
import { findSport } from '~/config/sports';
import { formatFigure } from '~/models/schools/enrollment-figures';
import { noValue } from '~/models/text/no-value';

/** Sports whose classes have the same names. */
export type CutoffTable = ReturnType<typeof toCutoffTables>[number];

export interface CutoffRow {
  readonly key: string;
  readonly sport: string;
  /** One per class of the table: `to 300`, `over 1,600`; a dash where the sport has no such class. */
  readonly cells: readonly string[];
}

/** Cutoffs of all sports; sports whose classes do not follow from enrollment have a text. */
export function toCutoffTables() {
  const kinds = [...new Set(classifiedSports.map(joinClassNames))];
  return kinds.map((names) => {
    const group = classifiedSports.filter((sports) => joinClassNames(sports) === names);
    const longest = group.reduce((most, { classes }) => (classes.length > most.length ? classes : most), noClasses);
    return {
      key: names,
      caption: formatCaption(group),
      classes: longest.map(({ id, name = null }) => ({ id, name })),
      rows: longest.length === 0 ? [] : group.flatMap((sports) => buildCutoffRows(sports, longest.length)),
      /** Additional note. */
      notes: group.flatMap(({ note }) => note ?? []),
    };
  });
}

const noClasses: readonly EnrollmentClass[] = [];

/** Numbered classes share a table, however many there are. */
function joinClassNames({ classes }: ClassifiedSports): string {
  const [first] = classes;
  return first?.id === '1A' ? 'numbered' : classes.map(({ id }) => id).join(' ');
}

/** Groups the sports of one kind of table. */
function formatCaption(group: readonly ClassifiedSports[]): string {
  return group.length === 1 ? group.map(joinTitles).join(', ') : 'Sports with classes 1A to 4A';
}

function joinTitles({ sportIds }: ClassifiedSports): string {
  return sportIds.map(getSportTitle).join(', ');
}

function getSportTitle(sportId: string): string {
  return findSport(sportId)?.title ?? sportId;
}

/** One row per sport, so that each is found by its name. */
function buildCutoffRows({ classes, sportIds }: ClassifiedSports, count: number): CutoffRow[] {
  const cells = Array.from({ length: count }, (_, index) => formatRange(classes, index));
  return sportIds.map((sportId) => ({ key: sportId, sport: getSportTitle(sportId), cells }));
}

/** `to 300` and `over 1,600`; a dash for a class that the sport does not have. */
function formatRange(classes: readonly EnrollmentClass[], index: number): string {
  const found = classes[index];
  if (found === undefined) return noValue;
  return found.upTo === null
    ? `over ${formatFigure(classes[index - 1]?.upTo ?? null)}`
    : `to ${formatFigure(found.upTo)}`;
}
