import { buildRatingSources } from '~/blocks/statistics/rating-sources';
import { getTypicalMinutes } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { TimedCalendarContent, TimedEvent } from '~/models/dates/icalendar';
import { findCurrentSeason } from '~/models/dates/season';
import type { Game } from '~/models/games/game';
import { mayBeContestId } from '~/models/games/game-path';
import { listCalendarGames, type CalendarGame } from '~/models/teams/calendar-games';
import { formatCount } from '~/models/text/format-count';
import type { SportPageRequest } from '~/page/page-sources';
import { prepSchools, prepSchoolSchedule, type PrepGame } from '~/upstream/prep-schools';
import { allSchools, type DirectorySchool } from '~/upstream/schools';
import { tournamentScores } from '~/upstream/tournament-scores';

/**
 * The lists that say which team is the school's, and the games of the state series. All are critical: calendars delete games that are missing
 * from an incomplete file, and keep what they have when there is none.
 */
export function sources({ sport }: SportPageRequest) {
  const { id: sportId } = sport;
  return {
    critical: {
      directory: allSchools.with({}),
      teams: prepSchools.with({ sportId }),
      ...buildRatingSources(sport),
      series: tournamentScores.with({ sportId }),
    },
  };
}

/** The schedule of the team that the lists name. */
export function requestSchedule(uid: string) {
  return { critical: { schedule: prepSchoolSchedule.with({ uid }) } };
}

/** `0101` of the path's `0101.ics`. */
export function readSchoolId({ params }: Pick<SportPageRequest, 'params'>): string {
  return (params.file ?? '').replace(/\.ics$/, '');
}

export interface TeamGames {
  readonly school: DirectorySchool;
  readonly directory: readonly DirectorySchool[];
  readonly schedule: readonly PrepGame[];
  readonly series: readonly Game[];
  readonly changedAtMs: number;
}

/** All games of the team as events; finished games have their results in their titles if the address asks for it. */
export function toTeamCalendar(
  { school, directory, schedule, series, changedAtMs }: TeamGames,
  request: SportPageRequest,
): TimedCalendarContent {
  const { sport, clock, environment } = request;
  const { games, undatedCount } = listCalendarGames({
    sportId: sport.id,
    school,
    schools: directory,
    schedule,
    series,
    currentSeason: findCurrentSeason(clock),
  });
  return {
    name: `${school.name} ${sport.title}`,
    description: formatCalendarText(undatedCount),
    product: environment.PRODUCT,
    timeZone: clock.timeZone,
    events: games.map((game) => toEvent(game, school, request)),
    changedAtMs,
  };
}

/** Calendars look for changes when they like, so the file says where a change is seen at once. */
function formatCalendarText(undatedCount: number): string {
  const undated =
    undatedCount === 0
      ? []
      : [`${formatCount(undatedCount, 'game')} without a date ${undatedCount === 1 ? 'is' : 'are'} left out.`];
  return ['Look at the page of a game on its day: calendars see changes hours later.', ...undated].join(' ');
}

function toEvent(
  game: CalendarGame,
  school: DirectorySchool,
  { sport, query, environment }: SportPageRequest,
): TimedEvent {
  const { PRODUCT, SITE_URL } = environment;
  const { contestId, day, time, list, stage, isAway, place, calledOff } = game;
  const feed = game.isOfStateSeries ? 'series' : 'game';
  const path = mayBeContestId(contestId) ? buildHref(Route.game, { contestId, query: list }) : null;
  return {
    uid: `${feed}-${sport.id}-${school.id}-${contestId}@${PRODUCT.toLowerCase()}-games`,
    day,
    startMinutes: time?.minutesOfDay ?? null,
    lengthMinutes: getTypicalMinutes(sport.id),
    title: formatTitle(game, school.name, sport.title, query.results === '1'),
    description: [
      [sport.title, stage].filter(Boolean).join(', ') + '.',
      ...(isAway === null || place === null
        ? []
        : ['The schedule names the host only: the page of the game has the site.']),
    ].join(' '),
    location: place,
    url: SITE_URL === undefined || path === null ? null : SITE_URL + path,
    status: calledOff === null ? 'CONFIRMED' : calledOff.isPostponed ? 'TENTATIVE' : 'CANCELLED',
  };
}

/** `Ashgrove at Fort Harlan, Boys Soccer`, with what changes the plans of a family before it. */
function formatTitle(
  { opponent, isAway, time, calledOff, result }: CalendarGame,
  school: string,
  sport: string,
  withResults: boolean,
) {
  const teams = `${school} ${isAway === true ? 'at' : 'vs.'} ${opponent ?? 'an opponent to be decided'}, ${sport}`;
  if (calledOff !== null) return `${calledOff.word}: ${teams}`;
  if (withResults && result !== null) return `${teams}: ${result}`;
  if (time === null) return `${teams} (time to be announced)`;
  return time.minutesOfDay === null ? `${teams} (${time.text})` : teams;
}
