import type { SourceRequest } from '~/cache/source/define-source';
import { findSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { describeForm, layoutSeasonStrip, type SeasonGame, type SeasonStrip } from '~/models/charts/season-strip';
import { formatMonthAndDay, formatShortDay } from '~/models/dates/calendar-date';
import { getToday, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason, findOtherSeason } from '~/models/dates/season';
import { formatTime, isBefore, type Game, type GameTeam } from '~/models/games/game';
import { mayBeContestId } from '~/models/games/game-path';
import { formatRecord } from '~/models/state-series/state-final-team';
import { findTeamByName } from '~/models/statistics/team-of-school';
import { type CalendarGame, listCalendarGames } from '~/models/teams/calendar-games';
import { formatClass } from '~/models/text/label';
import { isMadeId } from '~/models/text/made-id';
import { type DependentRequest, requestAfter, type SourceValue } from '~/page/page-sources';
import { type PrepGame, type PrepSchool, prepSchools, prepSchoolSchedule } from '~/upstream/prep-schools';

/** A team's season around a game. Unknown facts are `null` or empty. */
export interface TeamOfGame {
  /** Index of the team in the game. */
  readonly index: 0 | 1;
  /** `14-5-2` */
  readonly record: string | null;
  /** `Class 2A`, where the game does not name its class. */
  readonly className: string | null;
  /** The last games with a result before the game, the latest first. */
  readonly before: readonly GameOfTeam[];
  /** The last ten of these results, on the scale of both teams; `null` if both have few, which are seen at a glance. */
  readonly form: SeasonStrip | null;
  /** Games to come after the game. */
  readonly next: readonly GameOfTeam[];
}

interface GameOfTeam {
  readonly key: string;
  /** `W 3-1`, or the time of a game to come. */
  readonly result: string;
  /** `at Ashgrove` */
  readonly opponent: string;
  /** `Sat, Nov 22` */
  readonly day: string;
  /** The page of the game; `null` without one. */
  readonly to: string | null;
}

/** Values of the sources of `requestTeams`; `null` for a failed one, absent on pages that do not request it. */
export interface TeamsRead {
  readonly teams?: SourceValue<PrepSchool[]> | null;
  readonly firstSchedule?: SourceValue<PrepGame[]> | null;
  readonly secondSchedule?: SourceValue<PrepGame[]> | null;
}

type FindGame = (rows: Game[], getValue: (request: SourceRequest) => unknown) => Game | undefined;

const mostBefore = 5;
const mostNext = 2;
const mostOfForm = 10;
const fewestOfForm = 3;

/** The teams of the sport, which name both teams' schedules, and these schedules, which the teams' own pages read. */
export function requestTeams(games: SourceRequest<Game[]>, findGame: FindGame, clock: ContentClock) {
  const requestList = (game: Game | undefined) => {
    const sport = findSport(game?.sportId ?? '');
    // Schedules are those of the current season.
    const isOfNow = game?.day && findOtherSeason(game.day, getToday(clock)) === null;
    return sport?.hasStatistics === true && isOfNow ? prepSchools.with({ sportId: sport.id }) : null;
  };
  const requestSchedule = (index: 0 | 1): DependentRequest<PrepGame[]> =>
    requestAfter(games, (rows, getValue) => {
      const game = findGame(rows, getValue);
      const list = requestList(game);
      const teams = list && (getValue(list) as PrepSchool[] | undefined);
      const team = game && teams && findTeam(game.teams[index], teams);
      return team ? { ...prepSchoolSchedule.with({ uid: team.uid }), isNamed: true, isSupplementary: true } : null;
    });
  return {
    teams: requestAfter(games, (rows, getValue) => {
      const list = requestList(findGame(rows, getValue));
      return list && { ...list, isSupplementary: true };
    }),
    firstSchedule: requestSchedule(0),
    secondSchedule: requestSchedule(1),
  };
}

/** The one team of this name; `null` where none or several have it, and for a team that may be of another state. */
function findTeam(team: GameTeam, teams: readonly PrepSchool[]): PrepSchool | null {
  if (!isKnownTeam(team) || team.mayBeOfAnotherState === true) return null;
  const listed = findTeamByName(team.name, teams);
  return listed === null || isMadeId(listed.uid) ? null : listed;
}

/**
 * Both teams' seasons around a game.
 * @param series games of the sport's state series; empty if the page does not read them
 */
export function toTeamsOfGame(
  game: Game,
  { teams, firstSchedule, secondSchedule }: TeamsRead,
  series: readonly Game[],
  clock: ContentClock,
): readonly TeamOfGame[] {
  const today = getToday(clock);
  const found = ([0, 1] as const).flatMap((index) => {
    const team = game.teams[index];
    const listed = findTeam(team, teams?.value ?? []);
    if (listed === null) return [];
    const schedule = [firstSchedule, secondSchedule][index]?.value ?? [];
    const games = listGames(game, team, schedule, series, clock);
    // Until a season begins, upstream has the records and results of the one before.
    const played = games.filter(({ day, result }) => result !== null && findOtherSeason(day, today) === null);
    const before = played.filter((each) => isBefore(each, game));
    const ties = schedule.filter(({ outcome }) => outcome === 'T').length;
    return [
      {
        index,
        record: played.length === 0 ? null : formatRecord({ ...listed, ties }),
        className: game.classId === null && listed.classId !== null ? formatClass(listed.classId) : null,
        results: before.slice(-mostOfForm).flatMap(readResult),
        before: before.slice(-mostBefore).reverse().map(toGameOfTeam),
        next: games
          .filter(
            (each) => each.result === null && each.calledOff === null && each.day >= today && isBefore(game, each),
          )
          .slice(0, mostNext)
          .map(toGameOfTeam),
      },
    ];
  });
  const compared = found.flatMap(({ results }) => results);
  const hasForm = found.some(({ results }) => results.length >= fewestOfForm);
  return found.map(({ results, ...team }) => {
    const form = hasForm ? layoutSeasonStrip(results, compared) : null;
    return { ...team, form: form && { ...form, text: describeForm(results) } };
  });
}

/** A result is `W 3-1`. */
function readResult({ day, result, opponent, isAway }: CalendarGame): SeasonGame[] {
  const [, letter, own, other] = /^([WLT])\b(?: (\d+)-(\d+))?/.exec(result ?? '') ?? [];
  if (letter === undefined) return [];
  return [
    {
      letter: letter as SeasonGame['letter'],
      score: own === undefined ? null : [Number(own), Number(other)],
      dayText: formatMonthAndDay(day),
      opponent: opponent ?? '',
      isAway: isAway === true,
    },
  ];
}

function listGames(
  { sportId }: Game,
  { schoolId, name, formalName, logoUrl }: GameTeam,
  schedule: readonly PrepGame[],
  series: readonly Game[],
  clock: ContentClock,
): readonly CalendarGame[] {
  return listCalendarGames({
    sportId: sportId ?? '',
    school: { id: schoolId ?? '', name, formalName, city: null, logoUrl },
    schools: [],
    schedule,
    series: schoolId === null ? [] : series,
    currentSeason: findCurrentSeason(clock),
  }).games;
}

function toGameOfTeam({ contestId, day, time, opponent, isAway, result, list }: CalendarGame): GameOfTeam {
  return {
    key: `${day} ${contestId}`,
    result: result ?? formatTime(time),
    opponent: `${isAway === true ? 'at' : 'against'} ${opponent ?? 'an opponent to be decided'}`,
    day: formatShortDay(day),
    to: mayBeContestId(contestId) ? buildHref(Route.game, { contestId, query: list }) : null,
  };
}
