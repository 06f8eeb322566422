import { measureGame } from '../games/distinct-games';
import { keepFurthest } from '../games/furthest';
import { findWinner, type Game, type GameTeam, type TeamIndex } from '../games/game';
import { isTitle, type Stage } from '../games/stage';
import type { BracketLink, BracketLinks } from './bracket-link';
import { linkBracketGames, listStagedGames } from './bracket-links';
import { buildTeamKey, isKnownTeam } from './bracket-team';
import { isSameSite, type StagedGame } from './staged-game';

/** The rest of a team's state series. */
export interface PathAhead {
  readonly team: GameTeam;
  /** From the next game to the title, or third place after a lost semifinal. */
  readonly rounds: readonly PathRound[];
  /** `null` while the series goes on. */
  readonly end: PathEnd | null;
  /** The team advances, but the next game is unknown. */
  readonly isOpenEnded: boolean;
}

export interface PathRound {
  readonly game: Game;
  readonly stage: Stage;
  /** Possible opponents in bracket order. */
  readonly opponents: readonly GameTeam[];
  /** False if an opponent is not named yet. */
  readonly isComplete: boolean;
  /** Remaining games that decide the opponent, the last first. */
  readonly decidedBy: readonly Game[];
  /** Last day of earlier games, while the opponent is not named. */
  readonly pairedAfter: string | null;
  /** True if only the order of games suggests this way. */
  readonly isLikely: boolean;
}

export interface PathEnd {
  readonly game: Game;
  readonly stage: Stage;
  /** 1 to 4; `null` before placing games. */
  readonly place: 1 | 2 | 3 | 4 | null;
  /** Who won the last game. */
  readonly winner: GameTeam;
}

/** Finds teams' ways through the bracket of a class, as far as known; `null` for a team without games. */
export function createPathFinder(games: readonly Game[]): (schoolId: string) => PathAhead | null {
  const staged = listStagedGames(keepFurthest(games, ({ id }) => id, measureGame));
  const series = { games: staged, links: linkBracketGames(staged) };
  return (schoolId) => findPath(series, schoolId);
}

/** The games of one class with the links between them. */
interface Series {
  readonly games: readonly StagedGame[];
  readonly links: BracketLinks;
}

function findPath(series: Series, schoolId: string): PathAhead | null {
  const isOwn = (team: GameTeam) => buildTeamKey(team) === schoolId;
  // The team's game of the highest round.
  const last = series.games.findLast(({ game }) => game.teams.some(isOwn));
  if (last === undefined) return null;
  const { game, stage } = last;
  const slot = isOwn(game.teams[0]) ? 0 : 1;
  const team = game.teams[slot];
  const winner = findWinner(game);
  if (winner === null) return { team, end: null, ...followFrom(series, { to: last, slot, isSure: true }) };
  const next = series.links.findNext(last, winner === slot ? 'winner' : 'loser');
  if (next !== undefined) return { team, end: null, ...followFrom(series, next) };
  const place = findPlace(stage, winner === slot);
  const isOpenEnded = winner === slot && place === null;
  const end = { game, stage, place, winner: game.teams[winner] };
  return { team, rounds: [], end: isOpenEnded ? null : end, isOpenEnded };
}

/** Place after a game; `null` if the winner plays on. */
function findPlace(stage: Stage, hasWon: boolean): PathEnd['place'] {
  if (stage.isPlacement) return hasWon ? 3 : 4;
  return isTitle(stage) ? (hasWon ? 1 : 2) : null;
}

/** A game, and the line of the team in it. */
type Step = Pick<BracketLink, 'to' | 'slot' | 'isSure'>;

/** Rounds from a game to the title. */
function followFrom(series: Series, step: Step): Pick<PathAhead, 'rounds' | 'isOpenEnded'> {
  const round = toRound(series, step);
  const next = series.links.findNext(step.to);
  if (next === undefined) return { rounds: [round], isOpenEnded: findPlace(step.to.stage, true) === null };
  const { rounds, isOpenEnded } = followFrom(series, { ...next, isSure: step.isSure && next.isSure });
  return { rounds: [round, ...rounds], isOpenEnded };
}

function toRound(series: Series, { to, slot, isSure }: Step): PathRound {
  const candidates = findCandidates(series.links, to, slot === 0 ? 1 : 0);
  return {
    ...candidates,
    game: to.game,
    stage: to.stage,
    pairedAfter: candidates.isComplete ? null : findLastDayBefore(series.games, to),
    isLikely: candidates.isLikely || !isSure,
  };
}

/** Possible teams on a line. */
type Candidates = Pick<PathRound, 'opponents' | 'isComplete' | 'decidedBy' | 'isLikely'>;

function findCandidates(links: BracketLinks, staged: StagedGame, slot: TeamIndex): Candidates {
  const team = staged.game.teams[slot];
  if (isKnownTeam(team)) return { opponents: [team], isComplete: true, decidedBy: [], isLikely: false };
  const link = links.findSource(staged, slot);
  if (link === undefined) return { opponents: [], isComplete: false, decidedBy: [], isLikely: false };
  const { from, takes, isSure } = link;
  const winner = findWinner(from.game);
  const sides = ([0, 1] as const)
    .filter((side) => winner === null || (side === winner) === (takes === 'winner'))
    .map((side) => findCandidates(links, from, side));
  return {
    opponents: sides.flatMap(({ opponents }) => opponents),
    isComplete: sides.every(({ isComplete }) => isComplete),
    decidedBy: [...(winner === null ? [from.game] : []), ...sides.flatMap(({ decidedBy }) => decidedBy)],
    isLikely: !isSure || sides.some(({ isLikely }) => isLikely),
  };
}

/** Last day of the previous round's games, at the same site if known. */
function findLastDayBefore(games: readonly StagedGame[], staged: StagedGame): string | null {
  const earlier = games.filter(({ stage, game }) => stage.order < staged.stage.order && findWinner(game) === null);
  const atSite = earlier.filter((game) => isSameSite(game, staged));
  const order = Math.max(...earlier.map(({ stage }) => stage.order));
  const before = atSite.length > 0 ? atSite : earlier.filter(({ stage }) => stage.order === order);
  const days = before.flatMap(({ game }) => game.day ?? []);
  return days.sort().at(-1) ?? null;
}
