import { findWinner, type Game, type GameTeam, type TeamIndex } from '../games/game';
import type { BracketLink, StagedGame } from './bracket-link';
import { linkBracketGames, listStagedGames } from './bracket-links';
import { isSameSite } from './bracket-site';
import { formatStageName } from './bracket-stage';
import { buildTeamKey, isKnownTeam } from './bracket-team';

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
  readonly name: string;
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
  readonly name: string;
  /** 1 to 4; `null` before placing games. */
  readonly place: 1 | 2 | 3 | 4 | null;
  /** Who won the last game. */
  readonly winner: GameTeam;
}

/** `null` for a team without games. */
export type FindPath = (schoolId: string) => PathAhead | null;

/** Finds teams' ways through the bracket of a class, as far as known. */
export function createPathFinder(games: readonly Game[]): FindPath {
  const series = new Series(games);
  return (schoolId) => findPath(series, schoolId);
}

function findPath(series: Series, schoolId: string): PathAhead | null {
  const last = series.findLastGame(schoolId);
  if (last === null) return null;
  const { staged, slot } = last;
  const team = staged.game.teams[slot];
  const winner = findWinner(staged.game);
  if (winner === null) return { team, end: null, ...series.followFrom({ staged, slot, isLikely: false }) };
  const next = series.findNext(staged, winner === slot ? 'winner' : 'loser');
  if (next !== undefined) {
    const start = { staged: next.to, slot: next.slot, isLikely: !next.isSure };
    return { team, end: null, ...series.followFrom(start) };
  }
  const place = findPlace(staged, winner === slot);
  const isOut = winner !== slot || place !== null;
  const end = { game: staged.game, name: formatStageName(staged.stage), place, winner: staged.game.teams[winner] };
  return { team, rounds: [], end: isOut ? end : null, isOpenEnded: !isOut };
}

function findPlace({ stage }: StagedGame, hasWon: boolean): PathEnd['place'] {
  if (stage.isPlacement) return hasWon ? 3 : 4;
  return isTitleGame(stage) ? (hasWon ? 1 : 2) : null;
}

function isTitleGame({ level, round }: StagedGame['stage']): boolean {
  return round === 'Championship' && (level === 'state' || level === 'playoff');
}

interface Step {
  readonly staged: StagedGame;
  /** The line of the team. */
  readonly slot: TeamIndex;
  readonly isLikely: boolean;
}

/** Possible teams on a line. */
interface Candidates {
  readonly teams: readonly GameTeam[];
  readonly isComplete: boolean;
  readonly isLikely: boolean;
  /** Unfinished games that decide it. */
  readonly games: readonly Game[];
}

const unknownCandidates: Candidates = { teams: [], isComplete: false, isLikely: false, games: [] };
const slots: readonly TeamIndex[] = [0, 1];

/** The games of one class with the links between them. */
class Series {
  readonly #games: readonly StagedGame[];
  readonly #links: readonly BracketLink[];

  constructor(games: readonly Game[]) {
    this.#games = listStagedGames([...new Map(games.map((game) => [game.id, game])).values()]);
    this.#links = linkBracketGames(this.#games);
  }

  /** The team's game of the highest round. */
  findLastGame(schoolId: string): { readonly staged: StagedGame; readonly slot: TeamIndex } | null {
    const staged = this.#games.findLast(({ game }) => game.teams.some((team) => buildTeamKey(team) === schoolId));
    if (staged === undefined) return null;
    return { staged, slot: buildTeamKey(staged.game.teams[0]) === schoolId ? 0 : 1 };
  }

  findNext(from: StagedGame, takes: BracketLink['takes']): BracketLink | undefined {
    return this.#links.find((link) => link.from === from && link.takes === takes);
  }

  /** Rounds from a game to the title. */
  followFrom(start: Step): Pick<PathAhead, 'rounds' | 'isOpenEnded'> {
    const rounds: PathRound[] = [];
    let step = start;
    for (;;) {
      rounds.push(this.#toRound(step));
      const next = this.findNext(step.staged, 'winner');
      if (next === undefined) {
        const { stage } = step.staged;
        return { rounds, isOpenEnded: !stage.isPlacement && !isTitleGame(stage) };
      }
      step = { staged: next.to, slot: next.slot, isLikely: step.isLikely || !next.isSure };
    }
  }

  #toRound({ staged, slot, isLikely }: Step): PathRound {
    const { teams, isComplete, games, ...candidates } = this.#findCandidates(staged, slot === 0 ? 1 : 0);
    return {
      game: staged.game,
      name: formatStageName(staged.stage),
      opponents: teams,
      isComplete,
      decidedBy: games,
      pairedAfter: isComplete ? null : this.#findLastDayBefore(staged),
      isLikely: isLikely || candidates.isLikely,
    };
  }

  #findCandidates(staged: StagedGame, slot: TeamIndex): Candidates {
    const team = staged.game.teams[slot];
    if (isKnownTeam(team)) return { teams: [team], isComplete: true, isLikely: false, games: [] };
    const link = this.#links.find(({ to, slot: ofLink }) => to === staged && ofLink === slot);
    if (link === undefined) return unknownCandidates;
    const { from, takes, isSure } = link;
    const winner = findWinner(from.game);
    const sides = slots
      .filter((side) => winner === null || (side === winner) === (takes === 'winner'))
      .map((side) => this.#findCandidates(from, side));
    return {
      teams: sides.flatMap(({ teams }) => teams),
      isComplete: sides.every(({ isComplete }) => isComplete),
      isLikely: !isSure || sides.some((side) => side.isLikely),
      games: [...(winner === null ? [from.game] : []), ...sides.flatMap(({ games }) => games)],
    };
  }

  /** Last day of the previous round's games, at the same site if known. */
  #findLastDayBefore(staged: StagedGame): string | null {
    const earlier = this.#games.filter(
      ({ stage, game }) => stage.order < staged.stage.order && findWinner(game) === null,
    );
    const atSite = earlier.filter((game) => isSameSite(game, staged));
    const order = Math.max(...earlier.map(({ stage }) => stage.order));
    const before = atSite.length > 0 ? atSite : earlier.filter(({ stage }) => stage.order === order);
    return (
      before
        .flatMap(({ game }) => game.day ?? [])
        .sort()
        .at(-1) ?? null
    );
  }
}
