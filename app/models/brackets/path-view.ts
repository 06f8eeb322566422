import { formatLongDay, formatShortDay } from '../dates/calendar-date';
import { findOtherSeason } from '../dates/season';
import { type Game, type GameTeam, formatTime, isOver } from '../games/game';
import { formatOwnScore } from '../games/live-score';
import { formatLiveBadge } from '../games/score-card-view';
import { formatStage, formatStageInSentence, formatStageOfGame } from '../games/stage';
import { writeOutTown } from '../schools/school-name';
import { formatCount } from '../text/format-count';
import { formatList } from '../text/format-list';
import { joinLabel } from '../text/label';
import { isKnownTeam } from './bracket-team';
import { createPathFinder, type PathAhead, type PathEnd, type PathRound } from './path-ahead';

/** A team's way to the title. */
export type PathView = ReturnType<typeof toPathView>;
export type PathRoundView = ReturnType<typeof toRoundView>;

export interface PathViewOptions {
  /** `14-3` of a team; `null` if unknown. */
  readonly getRecord: (team: GameTeam) => string | null;
  readonly buildTeamHref: (team: GameTeam) => string | null;
  readonly buildGameHref: (game: Game) => string | null;
  readonly buildWatchHref: (game: Game) => string | null;
  readonly buildStreamsHref: (day: string) => string;
}

/** Beyond this many names, the number says as much. */
const mostOpponents = 8;
/** The last game before the round, and the two before it. */
const mostDecidingGames = 3;

/** `games` are of all classes; `null` for a school without games. */
export function findPathOfSchool(games: readonly Game[], schoolId: string): PathAhead | null {
  const own = games.find(({ teams }) => teams.some((team) => team.schoolId === schoolId));
  if (own === undefined) return null;
  return createPathFinder(games.filter(({ classId }) => classId === own.classId))(schoolId);
}

/** `2024-25, last season` for the last paired season; `null` for the current one. */
export function findOtherSeasonOfPath({ rounds, end }: PathAhead, today: string): string | null {
  const day = rounds[0]?.game.day ?? end?.game.day ?? null;
  return day && findOtherSeason(day, today);
}

export function toPathView(path: PathAhead, options: PathViewOptions) {
  const { team, rounds, end, isOpenEnded } = path;
  return {
    name: team.name,
    classId: rounds[0]?.game.classId ?? end?.game.classId ?? null,
    seedText: team.seed === null ? null : `Seed ${team.seed}`,
    summary: formatPathSummary(path),
    rounds: rounds.map((round) => toRoundView(round, team, options)),
    // After the last known round.
    afterwards: isOpenEnded && rounds.length > 0 ? 'What follows is not paired yet.' : null,
  };
}

/** `Next: Regional semifinal, Tue, Oct 14, against Ashgrove or Fort Harlan.` */
export function formatPathSummary({ rounds, end }: PathAhead): string {
  if (end !== null) return formatEnd(end);
  const [next] = rounds;
  if (next === undefined) return 'Won its last game; the next one is not paired yet.';
  const game = `${formatPathRound(next)}.`;
  if (isOver(next.game)) return `Last: ${game} The winner is not reported.`;
  return `${next.game.kind === 'live' ? 'Now' : 'Next'}: ${game}`;
}

/** `Regional semifinal, Tue, Oct 14, against Ashgrove or Fort Harlan` */
export function formatPathRound({ stage, game, opponents, isComplete }: PathRound): string {
  const names = opponents.map((opponent) => writeOutTown(opponent.name));
  const against = !isComplete || names.length > 2 ? '' : `, against ${formatList(names, 'or')}`;
  const day = game.day === null ? ', date to be announced' : `, ${formatShortDay(game.day)}`;
  return `${formatStage(stage)}${day}${against}`;
}

const places = { 1: 'State champion', 2: 'Second in the state', 3: 'Third in the state', 4: 'Fourth in the state' };

function formatEnd({ place, stage, winner, game }: PathEnd): string {
  if (place !== null) return `${places[place]}.`;
  const day = game.day === null ? '' : ` on ${formatShortDay(game.day)}`;
  return `Out in ${formatStageInSentence(stage)}${day}: lost to ${winner.name}.`;
}

function toRoundView(round: PathRound, team: GameTeam, options: PathViewOptions) {
  const { game, stage, opponents, isComplete, isLikely, decidedBy } = round;
  const isLong = opponents.length > mostOpponents;
  const countNote = `One of ${isComplete ? '' : 'more than '}${formatCount(opponents.length, 'team')}.`;
  return {
    title: formatStage(stage),
    when: formatWhen(game, formatLongDay),
    /** `7-21`, in sets `25-20, 11-25`, the own points first; `null` for a game that is not in play. */
    score: game.kind === 'live' ? formatOwnScore(game, game.teams[1].schoolId === team.schoolId ? 1 : 0) : null,
    place: game.site,
    opponents: isLong ? [] : opponents.map((team) => toTeamView(team, options)),
    // Instead of or after the opponents.
    note: isLong ? countNote : formatOpenNote(round),
    decidedBy: decidedBy.slice(0, mostDecidingGames).map((deciding) => ({
      text: formatGame(deciding),
      when: formatWhen(deciding, formatShortDay),
      href: options.buildGameHref(deciding),
    })),
    isLikely,
    href: options.buildGameHref(game),
    watchHref: options.buildWatchHref(game),
    streamsHref: game.day === null ? null : options.buildStreamsHref(game.day),
  };
}

/** When an opponent will be known. */
function formatOpenNote({ isComplete, opponents, pairedAfter }: PathRound): string | null {
  if (isComplete) return null;
  const who = opponents.length === 0 ? 'Not paired yet' : 'or a team that is not paired yet';
  return pairedAfter === null ? `${who}.` : `${who}: known after the games of ${formatLongDay(pairedAfter)}.`;
}

function toTeamView(team: GameTeam, { getRecord, buildTeamHref }: PathViewOptions) {
  return { name: writeOutTown(team.name), seed: team.seed, record: getRecord(team), href: buildTeamHref(team) };
}

/** `Ashgrove vs. Fort Harlan`, or `Regional semifinal at Rockwell` for an undecided team. */
function formatGame(game: Game): string {
  const { teams, site } = game;
  if (teams.every(isKnownTeam)) return teams.map(({ name }) => name).join(' vs. ');
  return [formatStageOfGame(game), site && `at ${site}`].filter((part) => part !== null).join(' ');
}

function formatWhen(game: Game, formatDay: (day: string) => string): string {
  const { kind, day, time } = game;
  if (game.kind === 'live') return joinLabel(['Live', formatLiveBadge(game)], ', ');
  if (day === null) return 'Date to be announced';
  return `${formatDay(day)}, ${kind === 'unreported' ? 'no score reported' : formatTime(time)}`;
}
