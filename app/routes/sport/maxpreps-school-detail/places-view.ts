import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatRecord } from '~/models/state-series/state-final-team';
import { formatOrdinal, formatRating } from '~/models/statistics/figures';
import type { Placed } from '~/models/statistics/places';
import { computeRatingAfterWin, formatRatingRange } from '~/models/statistics/rating-after-win';
import { buildRpiParts, findRpiWeights } from '~/models/statistics/rpi-parts';
import { rankByRpi } from '~/models/statistics/rpi-ranking';
import { buildRpiStrip } from '~/models/statistics/rpi-strip';
import { findRatingOfTeam } from '~/models/statistics/team-of-school';
import { buildTeamSeason } from '~/models/statistics/team-season';
import { formatClass } from '~/models/text/label';
import { noValue } from '~/models/text/no-value';
import type { PrepGame, PrepSchoolInfo } from '~/upstream/prep-schools';
import type { PrepStanding, RpiRow } from '~/upstream/prep-standings';

/** The team's rating, by the school's id in its standings, or by name; `null` before its first game, when all teams have 0. */
export function findRatedRow(
  { shortName }: PrepSchoolInfo,
  standings: readonly Placed<PrepStanding>[],
  ratings: readonly RpiRow[],
): RpiRow | null {
  const named = standings.filter(({ row }) => row.name === shortName);
  const schoolId = named.length === 1 ? named[0]?.row.schoolId : undefined;
  return ratings.find((row) => row.schoolId === schoolId) ?? findRatingOfTeam(shortName, ratings);
}

export function isBeforeFirstGame({ rpi, wins, losses, ties }: RpiRow): boolean {
  return (rpi ?? 0) === 0 && (wins ?? 0) + (losses ?? 0) + ties === 0;
}

export function findConferencePlace(
  sport: Sport,
  { league, leagueId, shortName, conferenceWins, conferenceLosses }: PrepSchoolInfo,
  standings: readonly Placed<PrepStanding>[],
) {
  if (league === null) return null;
  const own = standings.filter(({ row }) => row.name === shortName);
  const { place = null, isTied = false } = (own.length === 1 ? own[0] : undefined) ?? {};
  return {
    name: league,
    to: leagueId === null ? null : buildHref(Route.mpStandingsDetail, { sportId: sport.id, leagueId }),
    record: formatRecord({ wins: conferenceWins, losses: conferenceLosses, ties: null }) ?? noValue,
    /** `2nd of 8`; `null` when the standings could not be read. */
    place: place === null ? null : placeText(place, isTied, standings.length),
  };
}

export function getRatingPlace(sport: Sport, rated: RpiRow, ratings: readonly RpiRow[]) {
  const className = sport.hasRatingsByClass && rated.classId !== null ? formatClass(rated.classId) : null;
  const ranking = rankByRpi(className === null ? ratings : ratings.filter(({ classId }) => classId === rated.classId));
  const own = ranking.find(({ row }) => row.schoolId === rated.schoolId);
  const count = ranking.filter(({ place }) => place !== null).length;
  const place = own === undefined || own.place === null ? 'Not ranked' : placeText(own.place, own.isTied, count);
  return {
    /** Identifies the team among all teams of all sports. */
    team: `${sport.id} ${rated.schoolId}`,
    number: own?.place ?? null,
    /** `0.6123` */
    value: formatRating(rated.rpi),
    /** `12th of 121 in Class 2A` */
    place: className === null ? place : `${place} in ${className}`,
    to: buildHref(Route.mpRpi, { sportId: sport.id, query: { school: rated.schoolId } }),
    strip: buildRpiStrip(ranking, [rated.schoolId], className ?? sport.title),
    parts: buildRpiParts(
      ranking.map(({ row }) => row),
      findRpiWeights(ratings),
      rated.schoolId,
      className ?? sport.title,
    ),
  };
}

/** `A win over Dell next makes it 0.6312, if nothing else changes.`; `null` where the schedule does not give the rating. */
export function describeRatingAfterWin(
  rated: RpiRow,
  ratings: readonly RpiRow[],
  games: readonly PrepGame[],
  today: string,
): string | null {
  const opponent = buildTeamSeason(games, today).next?.opponent;
  const weights = findRpiWeights(ratings);
  if (opponent === undefined || weights === null) return null;
  const range = computeRatingAfterWin(rated, ratings, weights, games, opponent);
  return range && `A win over ${opponent} next makes it ${formatRatingRange(range)}, if nothing else changes.`;
}

/** `Tied for 2nd of 8` */
function placeText(place: number, isTied: boolean, count: number): string {
  return `${isTied ? 'Tied for ' : ''}${formatOrdinal(place)} of ${count}`;
}
