import { readPlaceholder } from '../teams/placeholder';
import { readGameStatus } from './game-status';

/** One game of any feed. Its `kind` (how far the game has come) decides which other facts it has. */
export type Game = ScheduledGame | LiveGame | FinalGame | ForfeitGame | UnreportedGame;

/** Index into `teams`: home is first in the daily feed, the upper line of the bracket in the state series. */
export type TeamIndex = 0 | 1;

/** Points of both teams, in the order of `teams`; `null` when not reported. */
export type Score = readonly [number | null, number | null];

export interface GameTeam {
  readonly schoolId: string | null;
  /** Short name, `TBD` when the feed has none. */
  readonly name: string;
  readonly formalName: string | null;
  readonly logoUrl: string | null;
  readonly seed: string | null;
  /** Set where the feed says that the two teams of a game are of different states. */
  readonly mayBeOfAnotherState?: true;
}

/** What `GameTeam.name` is where the feed sends none. */
export const unnamedTeam = 'TBD';

export interface GameTime {
  /** Minutes after midnight in the association's time zone; `null` when the words name no time of day. */
  readonly minutesOfDay: number | null;
  readonly text: string;
}

export type GameLinks = Readonly<
  Record<'boxScoreUrl' | 'watchUrl' | 'ticketsUrl' | 'audioUrl' | 'liveStatsUrl', string | null>
>;

/** What every game has, whatever its state. */
export interface GameFacts {
  readonly id: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** `null` when it is to be announced. */
  readonly time: GameTime | null;
  readonly site: string | null;
  /** Sport slug such as `boys-soccer`; `null` in feeds that hold one sport only. */
  readonly sportId: string | null;
  /** `1A` to `8A`, in the state series. */
  readonly classId: string | null;
  /** `Sectional` and the like, in the state series. */
  readonly level: string | null;
  readonly round: string | null;
  readonly teams: readonly [GameTeam, GameTeam];
  /** The team that the feed marks as the host of the game; `null` where it marks none. */
  readonly hostIndex: TeamIndex | null;
  /** Volleyball of the state series counts in three games, each with a column of its own. */
  readonly countsSets: boolean;
  readonly links: GameLinks;
  /** Week of football whose list has the game, where the list of its day lacks it. */
  readonly ofWeek?: string;
}

export interface ScheduledGame extends GameFacts {
  readonly kind: 'scheduled';
  /** `Postponed`, `Suspended`, or an unknown state in the feed's own words. */
  readonly remark: string | null;
  /** The score so far of a game that was halted or whose state is unknown; absent when no points are known. */
  readonly columns?: readonly Score[];
  readonly scheduleChange: string | null;
}

export interface LiveGame extends GameFacts {
  readonly kind: 'live';
  /** One column, or one per set. */
  readonly columns: readonly Score[];
  readonly period: string | null;
  readonly timeRemaining: string | null;
  readonly scheduleChange: string | null;
}

export interface FinalGame extends GameFacts {
  readonly kind: 'final';
  readonly columns: readonly Score[];
  /** `2OT`, `SO`, `5 INN`; `null` for regulation. */
  readonly decidedIn: string | null;
  /** Points of the shootout, where the feed sends them. */
  readonly shootout?: Score;
  /** `null` when the score decides. */
  readonly namedWinner: TeamIndex | null;
  readonly highlight: string | null;
}

export interface ForfeitGame extends GameFacts {
  readonly kind: 'forfeit';
  /** Whether the feed calls the game final, too. */
  readonly isFinal: boolean;
  /** Empty when no score is reported. */
  readonly columns: readonly Score[];
  readonly namedWinner: TeamIndex | null;
}

/** A game that is or should be over without a score: only its time is shown. */
export interface UnreportedGame extends GameFacts {
  readonly kind: 'unreported';
  readonly scheduleChange: string | null;
}

/** The winner of a finished game; `null` for a tie, an unknown score or an unfinished game. */
export function findWinner(game: Game, lowScoreWins = false): TeamIndex | null {
  if (game.kind === 'forfeit') return game.namedWinner;
  return game.kind === 'final' ? (game.namedWinner ?? findAhead(game, lowScoreWins)) : null;
}

/** The leader of a game in play; `null` when level, when unknown, and where sets are counted. */
export function findLeader(game: Game, lowScoreWins = false): TeamIndex | null {
  return game.kind === 'live' && !game.countsSets ? findAhead(game, lowScoreWins) : null;
}

/** Whether a game has ended, be it without a reported score. */
export function isOver({ kind }: Pick<Game, 'kind'>): boolean {
  return kind === 'final' || kind === 'forfeit' || kind === 'unreported';
}

/** The scores of any game, one per column; empty without any. */
export function getColumns(game: Game): readonly Score[] {
  return ('columns' in game ? game.columns : undefined) ?? [];
}

/** Whether a game has not begun, as far as is known. */
export function isToCome(game: Game): boolean {
  return game.kind === 'scheduled' && getColumns(game).length === 0;
}

/** A game before today that is still said to be to come was not reported, unless the feed has words such as `Postponed`. */
export function settlePastGame(game: Game, today: string): Game {
  if (game.kind !== 'scheduled' || game.remark !== null || !isToCome(game) || !isOfPast(game, today)) return game;
  return { ...game, kind: 'unreported' };
}

/** Without a day, a game may still be played. */
export function isOfPast({ day }: Pick<GameFacts, 'day'>, today: string): boolean {
  return day !== null && day < today;
}

/** A final game whose score is fully known. */
export function hasResult(game: Game): boolean {
  return game.kind === 'final' && game.columns[0]?.every((points) => points !== null) === true;
}

function findAhead(game: LiveGame | FinalGame, lowScoreWins: boolean): TeamIndex | null {
  const [first, second] = game.countsSets ? countSetsWon(game.columns) : (game.columns[0] ?? [null, null]);
  return findHigher(lowScoreWins ? [second, first] : [first, second]);
}

/** The higher score; `null` when level or unknown. */
export function findHigher([first, second]: Score): TeamIndex | null {
  if (first === null || second === null || first === second) return null;
  return first > second ? 0 : 1;
}

/** Sets won by each team; a set without both scores is nobody's. Unknown without a set that has them. */
export function countSetsWon(sets: readonly Score[]): Score {
  const margins = sets.flatMap(([first, second]) => (first === null || second === null ? [] : first - second));
  if (margins.length === 0) return [null, null];
  return [margins.filter((margin) => margin > 0).length, margins.filter((margin) => margin < 0).length];
}

/** `7:00 PM`; the feed's own words if they are not a time of day; `TBA` if the feed sends nothing. */
export function formatTime(time: GameTime | null): string {
  if (time === null) return 'TBA';
  if (time.minutesOfDay === null) return time.text;
  const hour = Math.floor(time.minutesOfDay / 60);
  const minute = String(time.minutesOfDay % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Earlier first; games without a time of day come last. */
export function compareTimes(a: GameTime | null, b: GameTime | null): number {
  const getMinutes = (time: GameTime | null) => time?.minutesOfDay ?? Number.MAX_SAFE_INTEGER;
  return getMinutes(a) - getMinutes(b);
}

/** `31-17`, after a shootout `2-2 (SO 4-3)`; `null` while the points of one are unknown. */
export function formatFullScore([first, second]: Score, shootout: Score = [null, null]): string | null {
  if (first === null || second === null) return null;
  const points = formatFullScore(shootout);
  return `${first}-${second}${points === null ? '' : ` (SO ${points})`}`;
}

/** `2OT`, `SO 4-3`; `null` for regulation. The higher points of a shootout come first, whichever team is first. */
export function formatDecision({ decidedIn, shootout }: FinalGame): string | null {
  if (shootout === undefined) return decidedIn;
  const points = formatFullScore(findHigher(shootout) === 1 ? [shootout[1], shootout[0]] : shootout);
  const isNamed = /so|pk|shoot|penal/i.test(decidedIn ?? '');
  const words = isNamed ? decidedIn : [decidedIn, 'SO'].filter(Boolean).join(', ');
  return [words, points].filter(Boolean).join(' ');
}

/** Whether a game begins before the other one. An unknown time counts as midnight; without a day it does not. */
export function isBefore(
  { day, time }: Pick<GameFacts, 'day' | 'time'>,
  game: Pick<GameFacts, 'day' | 'time'>,
): boolean {
  if (day === null || game.day === null) return false;
  if (day !== game.day) return day < game.day;
  return (time?.minutesOfDay ?? 0) < (game.time?.minutesOfDay ?? 0);
}

/** Why a game is not played on the day for which it is listed. A postponed one may be played on another day. */
export type CalledOff = NonNullable<ReturnType<typeof parseCalledOff>>;

/** Reads words such as `CNL`, `Canceled` or `PPD - lightning`; `null` for other words. One `Postponed from 10/9` is played. */
export function parseCalledOff(words: string) {
  const { progress, word } = readGameStatus(words);
  if (word === null || (progress !== 'cancelled' && progress !== 'postponed')) return null;
  return { word, isPostponed: progress === 'postponed' };
}

/** Why a game is not played; `null` for a game that is. Called-off games have no links and no score. */
export function findCalledOff(game: Game): CalledOff | null {
  return game.kind === 'scheduled' ? parseCalledOff(game.remark ?? '') : null;
}

/** Minutes after midnight; `null` for a game that is not played, or whose time is not known. */
export function findStartMinutes(game: Game): number | null {
  if (game.kind === 'forfeit' || findCalledOff(game) !== null) return null;
  return game.time?.minutesOfDay ?? null;
}

/** Whether there is nothing to watch, to hear or to buy tickets for: a game that is over, not played, or of a past day and not in play. */
export function hasNothingToFollow(game: Game, today: string): boolean {
  return isOver(game) || findCalledOff(game) !== null || (game.kind !== 'live' && isOfPast(game, today));
}

export const noLinks: GameLinks = {
  boxScoreUrl: null,
  watchUrl: null,
  ticketsUrl: null,
  audioUrl: null,
  liveStatsUrl: null,
};

/** A team as shown. A placeholder is nobody: it has no id, no logo and no full name. */
export function nameTeam(team: Omit<GameTeam, 'name'> & { readonly name: string | null }): GameTeam {
  if (team.name === null) return { ...team, name: unnamedTeam };
  const placeholder = readPlaceholder(team.name, team.schoolId);
  if (placeholder === null) return { ...team, name: team.name };
  return { ...team, schoolId: null, name: placeholder.name, formalName: null, logoUrl: null };
}
