import { groupBy } from '~/group-by';
import type { PrepGame } from '~/upstream/prep-schools';
import { isBye } from '../brackets/bracket-team';
import { compareByDay } from '../dates/calendar-date';
import { getSeasonOfDay } from '../dates/season';
import { keepFurthest, measureListedGame } from '../games/furthest';
import {
  type CalledOff,
  compareTimes,
  countSetsWon,
  findCalledOff,
  parseCalledOff,
  findWinner,
  formatFullScore,
  type Game,
  type GameTime,
  type Score,
} from '../games/game';
import type { GameList } from '../games/game-path';
import { formatStageOfGame } from '../games/stage';
import { findSchoolByName, foldSchoolName, type MatchableSchool } from '../schools/school-match';
import { isNoGame, readPlaceholder } from './placeholder';

/** One game of a team's season, from its side. */
export interface CalendarGame {
  /** Upstream's ContestID. Each feed numbers games for itself. */
  readonly contestId: string;
  readonly isOfStateSeries: boolean;
  readonly day: string;
  readonly time: GameTime | null;
  /** `null` while it is to be decided. */
  readonly opponent: string | null;
  /** The association's id of its school; `null` where it is not known. */
  readonly opponentId: string | null;
  /** `null` where nobody is at home, as in the state series, or where it is not known. */
  readonly isAway: boolean | null;
  /** The site, or the school that is the host, as far as it is known. */
  readonly place: string | null;
  /** `Regional semifinal`; `null` in the regular season. */
  readonly stage: string | null;
  readonly calledOff: CalledOff | null;
  readonly result: string | null;
  /** The list in which the game's page finds it. */
  readonly list: GameList;
}

export interface CalendarGamesInput {
  readonly sportId: string;
  readonly school: MatchableSchool;
  readonly schools: readonly MatchableSchool[];
  readonly schedule: readonly PrepGame[];
  /** All games of the sport's state series. */
  readonly series: readonly Game[];
  /** `2025-26`, for the state series of a team without a schedule. */
  readonly currentSeason: string;
}

/**
 * A team's schedule and state-series games, and how many have no known day. A game in both feeds (same day and opponent) is listed once, as
 * the association has it.
 */
export function listCalendarGames(input: CalendarGamesInput) {
  const schedule = keepFurthest(input.schedule, ({ id }) => id, measureListedGame).filter(
    ({ opponent }) => !isNoGame(opponent),
  );
  const dated = schedule.filter((game) => game.day !== null);
  const seasons = new Set(dated.map(({ day }) => getSeasonOfDay(day ?? '')));
  if (seasons.size === 0) seasons.add(input.currentSeason);
  const own = input.series.filter(
    (game) => !isBye(game) && game.teams.some(({ schoolId }) => schoolId === input.school.id),
  );
  const series = own
    .flatMap((game) => toSeriesGame(game, input) ?? [])
    .filter(({ day }) => seasons.has(getSeasonOfDay(day)));
  const regular = dated.map((game) => toScheduledGame(game, input));
  const byDay = groupBy(regular, ({ day }) => day);
  const repeated = new Set<CalendarGame>();
  for (const game of series) {
    const other = byDay.get(game.day)?.find((each) => !repeated.has(each) && isSameGame(game, each));
    if (other !== undefined) repeated.add(other);
  }
  return {
    games: [...regular.filter((game) => !repeated.has(game)), ...series].sort(
      (a, b) => compareByDay(a, b) || compareTimes(a.time, b.time),
    ),
    undatedCount: schedule.length - dated.length + own.filter(({ day }) => day === null).length,
  };
}

/** Of one day: an opponent that is still to be decided may be any, and nobody plays two games that begin together. */
function isSameGame(a: CalendarGame, b: CalendarGame): boolean {
  if (a.opponent === null || b.opponent === null) return true;
  if (a.opponentId !== null && a.opponentId === b.opponentId) return true;
  const start = a.time?.minutesOfDay ?? null;
  return (
    foldSchoolName(a.opponent) === foldSchoolName(b.opponent) || (start !== null && start === b.time?.minutesOfDay)
  );
}

function toScheduledGame(game: PrepGame, { school, schools }: CalendarGamesInput): CalendarGame {
  const { id, time, side, outcome, ownScore, opponentScore, shootout } = game;
  const day = game.day ?? '';
  const opponent = readPlaceholder(game.opponent) === null ? game.opponent : null;
  const opposing = opponent === null ? undefined : findSchoolByName(opponent, schools);
  const isAway = side === 'away' ? true : side === 'home' ? false : null;
  const host = isAway ? opposing : school;
  const hostText = host === undefined ? opponent : [host.formalName ?? host.name, host.city].filter(Boolean).join(', ');
  return {
    contestId: id,
    isOfStateSeries: false,
    day,
    time,
    opponent: opposing?.name ?? opponent,
    opponentId: opposing?.id ?? null,
    isAway,
    place: isAway === null ? null : hostText,
    stage: null,
    calledOff: time === null ? null : parseCalledOff(time.text),
    result: outcome === null ? null : formatResult(outcome, formatFullScore([ownScore, opponentScore], shootout)),
    list: { date: day },
  };
}

function toSeriesGame(game: Game, { sportId, school }: CalendarGamesInput): CalendarGame | null {
  const { id, day, time, site, teams } = game;
  if (day === null) return null;
  const own = teams[0].schoolId === school.id ? 0 : 1;
  const { name, schoolId } = teams[own === 0 ? 1 : 0];
  return {
    contestId: id,
    isOfStateSeries: true,
    day,
    time,
    opponent: schoolId === null && readPlaceholder(name) !== null ? null : name,
    opponentId: schoolId,
    isAway: null,
    place: site,
    stage: formatStageOfGame(game),
    calledOff: findCalledOff(game),
    result: findSeriesResult(game, own),
    list: { sport: sportId },
  };
}

function findSeriesResult(game: Game, own: 0 | 1): string | null {
  if (game.kind !== 'final' && game.kind !== 'forfeit') return null;
  const winner = findWinner(game);
  const scores = game.countsSets ? countSetsWon(game.columns) : game.columns[0];
  const orderOwnFirst = (score?: Score) => [score?.[own] ?? null, score?.[own === 0 ? 1 : 0] ?? null] as const;
  const score = orderOwnFirst(scores);
  const shootout = game.kind === 'final' ? orderOwnFirst(game.shootout) : undefined;
  // Without a winner it is a tie only if the score says so.
  if (winner === null && (game.kind === 'forfeit' || score.includes(null))) return null;
  return formatResult(winner === null ? 'T' : winner === own ? 'W' : 'L', formatFullScore(score, shootout));
}

function formatResult(letter: string, score: string | null): string {
  return [letter, score].filter(Boolean).join(' ');
}
