import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { buildClassTabs } from '~/blocks/state-series/class-of-address';
import { buildRatingSources } from '~/blocks/statistics/rating-sources';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import { pack } from '~/browser/packed';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { listClasses } from '~/models/schools/classification';
import { findMarkById } from '~/models/schools/school-marks';
import { writeOutTown } from '~/models/schools/school-name';
import { formatRecord } from '~/models/state-series/state-final-team';
import { formatRating, formatWinPercent } from '~/models/statistics/figures';
import type { Placed } from '~/models/statistics/places';
import { buildRpiParts, findRpiWeights } from '~/models/statistics/rpi-parts';
import { rankByRpi, mergeRatings } from '~/models/statistics/rpi-ranking';
import { buildRpiStrip } from '~/models/statistics/rpi-strip';
import { formatCount } from '~/models/text/format-count';
import { formatClass } from '~/models/text/label';
import { isMadeId } from '~/models/text/made-id';
import { noValue } from '~/models/text/no-value';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import { requestBeside, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import type { RpiRow } from '~/upstream/prep-standings';
import { allSchools, type DirectorySchool } from '~/upstream/schools';

export const sources = ({ sport }: SportPageRequest) => ({
  optional: buildRatingSources(sport),
  dependent: { directory: requestBeside(allSchools.with({})) },
});

/** More names would cover each other. */
const mostMarked = 3;

export type RankingRow = ReturnType<typeof toRow>;

/** Ratings of the class in the address, of a school's, or of the first. Some lists may be missing. */
export function toView({ optional, dependent }: ValuesOf<typeof sources>, { sport, query, clock }: SportPageRequest) {
  const lists = [optional.ratings, optional.moreRatings ?? null];
  const rows = mergeRatings(lists.map((list) => list?.value ?? []));
  const classes = sport.hasRatingsByClass ? listClasses(rows) : [];
  const shown = findShownClass(classes, rows, query);
  const search = query.q ?? '';
  const rankClass = (classId: string | null) =>
    rankByRpi(classId === null ? rows : rows.filter((row) => row.classId === classId));
  const all = (classes.length > 0 ? classes : [null]).flatMap(rankClass);
  // A search finds schools of all classes.
  const ranking = search === '' ? rankClass(shown) : all;
  const caption = shown === null ? sport.title : formatClass(shown);
  const selected = ranking.find(({ row }) => row.schoolId === query.school)?.row.schoolId ?? null;
  const buildClassHref = (classId: string | null, school: string | null = null, q: string | null = null) =>
    buildHref(Route.mpRpi, {
      sportId: sport.id,
      query: { class: classId === classes[0] ? null : classId?.toLowerCase(), school, q },
    });
  const { found, isLoose } = findPlaces(ranking, search);
  // The drawing has one class: the shown one, or that of the schools found.
  const marked = search === '' ? (selected === null ? [] : [selected]) : found.map(({ row }) => row.schoolId);
  const ofFound = [...new Set(found.map(({ row }) => row.classId))];
  const drawnClass = classes.length === 0 ? null : search === '' ? shown : (ofFound[0] ?? null);
  const isOneClass = classes.length === 0 ? marked.length > 0 : ofFound.length === 1;
  const isDrawn = search === '' || (isOneClass && marked.length <= mostMarked);
  const drawn = isDrawn
    ? { ranking: rankClass(drawnClass), name: drawnClass === null ? sport.title : formatClass(drawnClass) }
    : null;
  const listed = new Set(found.map(({ row }) => row.schoolId));
  const oldest = findOldestValue(lists);
  const directory = dependent.directory?.value ?? null;
  const choice = { selected, isWithClass: search !== '' && classes.length > 0, directory };
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock)),
    canonicalHref: buildClassHref(shown),
    rankings: pack({
      /** Empty in sports that rate all schools together. */
      classTabs: buildClassTabs(classes, search === '' ? shown : null, (classId) => buildClassHref(classId)),
      /** `Class 2A`, or the sport. */
      caption: search === '' ? caption : 'Schools found',
      search,
      /** `3 of 240 schools` */
      countText: labelFound(`${found.length} of ${formatCount(ranking.length, 'school')}`, isLoose),
      isEmpty: ranking.length === 0,
      /** Whether some record has a third figure. */
      hasTies: found.some(({ row }) => row.ties > 0),
      rows: found.map((place) => toRow(sport, place, choice)),
      /** Ids of rated schools that are not in the rows. */
      otherSchools: all.map(({ row }) => row.schoolId).filter((id) => !listed.has(id)),
      strip: drawn && buildRpiStrip(drawn.ranking, marked, drawn.name),
      parts:
        drawn &&
        buildRpiParts(
          drawn.ranking.map(({ row }) => row),
          findRpiWeights(rows),
          marked.length === 1 ? (marked[0] ?? null) : null,
          drawn.name,
        ),
      /** `null` when no list of ratings could be read. */
      stamp: oldest && updateStamp(oldest, clock),
      listHref: buildClassHref(shown),
      refreshHref: buildClassHref(shown, selected, search),
    }),
  };
}

/** Places of the schools that a search finds; blank text finds all. */
function findPlaces(ranking: readonly Placed<RpiRow>[], search: string) {
  const { matches, isLoose } = chooseTextMatcher(
    search,
    ranking.flatMap(({ row }) => [row.name, row.shortName]),
  );
  return { found: ranking.filter(({ row }) => matches(row.name) || matches(row.shortName)), isLoose };
}

function findShownClass(
  classes: readonly string[],
  rows: readonly RpiRow[],
  query: SportPageRequest['query'],
): string | null {
  const ofSchool = rows.find(({ schoolId }) => schoolId === query.school)?.classId;
  const asked = query.class?.toUpperCase() ?? ofSchool;
  return classes.find((classId) => classId === asked) ?? classes[0] ?? null;
}

interface RowChoice {
  /** The school in the address. */
  readonly selected: string | null;
  readonly isWithClass: boolean;
  /** Has the logos; `null` if it is late. */
  readonly directory: readonly DirectorySchool[] | null;
}

function toRow(sport: Sport, { row, place, isTied }: Placed<RpiRow>, { selected, isWithClass, directory }: RowChoice) {
  return {
    schoolId: row.schoolId,
    /** `Class 2A` where schools of several classes are listed. */
    classText: isWithClass && row.classId !== null ? formatClass(row.classId) : null,
    logoUrl: findMarkById(row.schoolId, directory).logoUrl,
    rank: place?.toString() ?? noValue,
    isTied,
    isSelected: row.schoolId === selected,
    name: writeOutTown(row.shortName),
    to: isMadeId(row.schoolId) ? null : buildHref(Route.teamOfSchool, { sportId: sport.id, school: row.schoolId }),
    record: formatRecord(row) ?? noValue,
    rpi: formatRating(row.rpi),
    winPercent: formatWinPercent(row.winPercent),
    opponents: formatWinPercent(row.opponents),
    theirOpponents: formatWinPercent(row.theirOpponents),
  };
}
