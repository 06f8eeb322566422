import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { findGamesLeft } from '~/blocks/state-series/games-left';
import { requestKeptPlayoffGames } from '~/blocks/state-series/kept-playoff-games';
import { findDrawing } from '~/blocks/state-series/playoff-drawing';
import { type PlayoffListSection, toPlayoffListView } from '~/blocks/state-series/playoff-list-view';
import { footballSeason } from '~/config/football';
import { findPairingsShow } from '~/config/season-facts';
import { groupBy } from '~/group-by';
import { addDays, formatLongDay } from '~/models/dates/calendar-date';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findCurrentSeason, getDayInSeason, getPreviousSeason } from '~/models/dates/season';
import { drawClassPlaces } from '~/models/football/class-places';
import { findPairingsDay } from '~/models/football/weeks';
import { settlePastGame } from '~/models/games/game';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { formatClass } from '~/models/text/label';
import { compareText } from '~/models/text/text-order';
import { requestBeside, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import { playoffOutlook, type OutlookTeam } from '~/upstream/football-qualification';
import { allSchools } from '~/upstream/schools';
import { labelDrawnGames } from './drawn-games';

/** Once the field is drawn, also the games of the playoffs that other pages have kept (decision 152). */
export function sources({ clock }: Pick<SportPageRequest, 'clock'>) {
  return {
    optional: { outlook: playoffOutlook.with({}) },
    dependent: {
      directory: requestBeside(allSchools.with({})),
      ...(findDrawing(clock) !== null && { games: requestKeptPlayoffGames() }),
    },
  };
}

/** The field by class, smallest schools first, each in rank order. */
export function toOutlookSections(
  teams: readonly OutlookTeam[],
  hasPlaces = true,
): readonly PlayoffListSection<OutlookTeam>[] {
  const last = Number.MAX_SAFE_INTEGER;
  return [...groupBy(teams, ({ classId }) => classId)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, ofClass]) => {
      const rows = [...ofClass].sort((a, b) => (a.rank ?? last) - (b.rank ?? last));
      return {
        id: `class-${name.toLowerCase()}`,
        title: formatClass(name),
        note: formatRange(ofClass),
        rows,
        // After the drawing all places are certain, and before most teams have played none means anything.
        ...(hasPlaces && { places: drawClassPlaces(rows) }),
      };
    });
}

/** The enrollment without teams that play up. */
function formatRange(teams: readonly OutlookTeam[]): string | null {
  const sizes = teams.flatMap(({ enrollment, playsUp }) => (enrollment === null || playsUp ? [] : [enrollment]));
  if (sizes.length === 0) return null;
  return `Enrollment ${formatEnrollment(Math.min(...sizes))} to ${formatEnrollment(Math.max(...sizes))}`;
}

/** Days of the current season: when its first week begins and ends, and when the field is drawn. */
export function findSeasonStart(clock: ContentClock) {
  const season = findCurrentSeason(clock);
  const first = getDayInSeason(footballSeason.weeksCountedFrom, season);
  const end = addDays(first, 6);
  return {
    /** `Wednesday, August 26` */
    begins: formatLongDay(first),
    /** `null` once the first week is over. */
    firstWeekEnds: getToday(clock) > end ? null : formatLongDay(end),
    drawn: formatLongDay(findPairingsShow(season)?.day ?? findPairingsDay(first, footballSeason)),
    /** `2025-26` */
    lastSeason: getPreviousSeason(season),
  };
}

/** How many teams have a result, while fewer than half of them do; otherwise `null`, and without teams. */
export function countEarlyResults(teams: readonly Pick<OutlookTeam, 'wins' | 'losses'>[]) {
  const played = teams.filter(({ wins, losses }) => (wins ?? 0) + (losses ?? 0) > 0).length;
  return played * 2 < teams.length ? { played, teams: teams.length } : null;
}

export function toView({ optional, dependent }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const drawing = findDrawing(clock);
  const early = drawing === null ? countEarlyResults(optional.outlook?.value ?? []) : null;
  const hasPlaces = drawing === null && early === null;
  const today = getToday(clock);
  const games = (dependent.games?.value ?? []).map((game) => settlePastGame(game, today));
  return {
    heading: buildStateSeriesHeading(sport),
    ...toPlayoffListView(optional.outlook, clock, dependent.directory, (teams: readonly OutlookTeam[]) =>
      toOutlookSections(drawing === null ? teams : labelDrawnGames(teams, games, today), hasPlaces),
    ),
    /** Those in the tables, which have to be explained. */
    bids: [...new Set((optional.outlook?.value ?? []).flatMap(({ bid }) => bid ?? []))],
    drawing,
    /** Who still plays, once few games are left. */
    left: drawing === null ? null : findGamesLeft(games, today),
    early,
    start: findSeasonStart(clock),
  };
}
