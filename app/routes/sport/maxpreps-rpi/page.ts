import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { buildClassTabs } from '~/blocks/state-series/class-of-address';
import { buildRatingSources } from '~/blocks/statistics/rating-sources';
import { findLastSeason } from '~/blocks/statistics/shown-season';
import { pack } from '~/browser/packed';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { listClasses } from '~/models/schools/classification';
import { formatRecord } from '~/models/state-series/state-final-team';
import { formatRating, formatWinPercent } from '~/models/statistics/figures';
import type { Placed } from '~/models/statistics/places';
import { rankByRpi, mergeRatings } from '~/models/statistics/rpi-ranking';
import { buildRpiStrip } from '~/models/statistics/rpi-strip';
import { formatClass } from '~/models/text/label';
import { isMadeId } from '~/models/text/made-id';
import { noValue } from '~/models/text/no-value';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import type { RpiRow } from '~/upstream/prep-standings';

export const sources = ({ sport }: SportPageRequest) => ({ optional: buildRatingSources(sport) });

export type RankingRow = ReturnType<typeof toRow>;

/** Ratings of the class in the address, of a school's, or of the first. Some lists may be missing. */
export function toView({ optional }: ValuesOf<typeof sources>, { sport, query, clock }: SportPageRequest) {
  const lists = [optional.ratings, optional.moreRatings ?? null];
  const rows = mergeRatings(lists.map((list) => list?.value ?? []));
  const classes = sport.hasRatingsByClass ? listClasses(rows) : [];
  const shown = findShownClass(classes, rows, query);
  const caption = shown === null ? sport.title : formatClass(shown);
  const ranking = rankByRpi(shown === null ? rows : rows.filter(({ classId }) => classId === shown));
  const selected = ranking.find(({ row }) => row.schoolId === query.school)?.row.schoolId ?? null;
  const buildClassHref = (classId: string | null, school: string | null) =>
    buildHref(Route.mpRpi, {
      sportId: sport.id,
      query: { class: classId === classes[0] ? null : classId?.toLowerCase(), school },
    });
  const oldest = findOldestValue(lists);
  return {
    heading: buildRegularSeasonHeading(sport, findLastSeason(sport, clock)),
    canonicalHref: buildClassHref(shown, null),
    rankings: pack({
      /** Empty in sports that rate all schools together. */
      classTabs: buildClassTabs(classes, shown, (classId) => buildClassHref(classId, null)),
      /** `Class 2A`, or the sport. */
      caption,
      rows: ranking.map((place) => toRow(sport, place, selected)),
      strip: buildRpiStrip(ranking, selected, caption),
      /** `null` when no list of ratings could be read. */
      stamp: oldest && updateStamp(oldest, clock),
      refreshHref: buildClassHref(shown, selected),
    }),
  };
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

function toRow(sport: Sport, { row, place, isTied }: Placed<RpiRow>, selected: string | null) {
  return {
    schoolId: row.schoolId,
    rank: place?.toString() ?? noValue,
    isTied,
    /** The school in the address. */
    isSelected: row.schoolId === selected,
    name: row.shortName,
    to: isMadeId(row.schoolId) ? null : buildHref(Route.teamOfSchool, { sportId: sport.id, school: row.schoolId }),
    record: formatRecord({ wins: row.wins, losses: row.losses, ties: null }) ?? noValue,
    rpi: formatRating(row.rpi),
    winPercent: formatWinPercent(row.winPercent),
    opponents: formatRating(row.opponents),
    theirOpponents: formatRating(row.theirOpponents),
  };
}
