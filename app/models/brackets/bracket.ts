import { measureGame } from '../games/distinct-games';
import { keepFurthest } from '../games/furthest';
import { type Game, type GameTeam, type TeamIndex, findWinner, isOver } from '../games/game';
import { formatStage, isChampionship, isOfFinals, partTitles, type Stage, type StageLevel } from '../games/stage';
import type { BracketLink, BracketLinks } from './bracket-link';
import { linkBracketGames, listStagedGames } from './bracket-links';
import { divideBracket, formatBracketPart } from './bracket-parts';
import { findTeamWithBye, isKnownTeam, buildTeamKey } from './bracket-team';
import type { StagedGame } from './staged-game';

/** The state series of one class as a bracket. */
export type Bracket = ReturnType<typeof toBracket>;

/** Games for one title, such as a regional. */
export type BracketUnit = ReturnType<typeof toUnit>;

/** A column, half as long as the one before. */
export type BracketRound = BracketUnit['rounds'][number];

export type BracketCell =
  | { readonly kind: 'game'; readonly game: BracketGame }
  /** The team need not play in this round. */
  | { readonly kind: 'bye'; readonly team: GameTeam }
  | { readonly kind: 'empty' };

export interface BracketGame {
  readonly game: Game;
  readonly stage: Stage;
  /** In the order in which the feed names them. */
  readonly slots: readonly [BracketSlot, BracketSlot];
  /** Slots from top to bottom, each beside the game it comes from. */
  readonly lines: readonly [TeamIndex, TeamIndex];
  /** Whether the team won or lost an earlier game. */
  readonly comesFromGame: readonly [boolean, boolean];
  /** By the score, or by advancing without a reported score. */
  readonly winner: TeamIndex | null;
  /** Line to a later game, known or likely. */
  readonly leadsOn: 'surely' | 'likely' | null;
}

export type BracketSlot =
  | { readonly kind: 'team'; readonly team: GameTeam }
  /** The winner (or loser) of a game named `Regional semifinal`, `Rockwell Regional`. */
  | { readonly kind: 'winner' | 'loser'; readonly of: Game; readonly name: string }
  /** `TBD`, or what the feed says of the team: `Winner of Game 3`. */
  | { readonly kind: 'open'; readonly name: string };

/** Builds a class's bracket from games in any order and state, without duplicates. */
export function toBracket(games: readonly Game[]) {
  const unique = keepFurthest(games, ({ id }) => id, measureGame);
  const staged = listStagedGames(unique);
  const placed = new Set(staged.map(({ game }) => game));
  const links = linkBracketGames(staged);
  const series: Series = { links, entry: staged[0]?.stage.level };
  const finals = staged.filter(({ stage }) => isOfFinals(stage));
  const isPlayoff = finals.some(({ stage }) => stage.level === 'playoff');
  const finalsTitle = isPlayoff ? partTitles.lastRounds : 'State Finals';
  const parts = divideBracket(staged, links);
  return {
    // Sectionals after their regionals, or the quarters of a bracket.
    regions: parts.map(({ title, units }) => ({
      title,
      units: units.map((unit) => toUnit(unit, units.length > 1 ? formatBracketPart(unit) : null, series)),
    })),
    // Super-sectionals and finals, or the last rounds.
    finals: finals.length === 0 ? null : toUnit(finals, finalsTitle, series),
    // Games without a known place.
    others: unique.filter((game) => !placed.has(game)),
  };
}

interface Series {
  readonly links: BracketLinks;
  /** The lowest level, where teams begin. */
  readonly entry: StageLevel | undefined;
}

/** A unit that is the only one of its region has no title. */
function toUnit(games: readonly StagedGame[], title: string | null, series: Series) {
  const rounds = games.filter(({ stage }) => !stage.isPlacement);
  const columns = layOutColumns(rounds, series.links);
  const sites = new Set(games.map(({ game }) => game.site));
  const level: StageLevel = games.at(-1)?.stage.level ?? 'playoff';
  return {
    title,
    level,
    site: sites.size === 1 ? (games[0]?.game.site ?? null) : null,
    rounds: columns.map((cells, column) => ({
      title: cells.find((cell) => cell !== null)?.stage.round ?? '',
      cells: cells.map((cell, index): BracketCell => {
        const teamWithBye = cell && findTeamWithBye(cell.game);
        if (teamWithBye) return { kind: 'bye', team: teamWithBye };
        if (cell !== null) return { kind: 'game', game: toBracketGame(cell, series) };
        const later = columns[column + 1]?.[Math.floor(index / 2)] ?? null;
        // A bye is beside the game that decides the opponent.
        const isWaiting = (cells[index % 2 === 0 ? index + 1 : index - 1] ?? null) !== null;
        if (later === null || !isWaiting || later.game.teams.every(isKnownTeam)) return { kind: 'empty' };
        const byes = 2 * countGames(columns[column + 1]) - countGames(cells);
        const team = findSeededTeamWithBye(later, orderLines(later, series)[index % 2 === 0 ? 0 : 1], byes, series);
        return team === null ? { kind: 'empty' } : { kind: 'bye', team };
      }),
    })),
    // For third place and the like.
    placements: games.filter(({ stage }) => stage.isPlacement).map((game) => toBracketGame(game, series)),
  };
}

/**
 * Lays out games in columns by round, beside the games that feed them; those that lead nowhere are below the others. Each column is half as
 * long as the one before, and `null` is a place without a known game.
 */
function layOutColumns(games: readonly StagedGame[], links: BracketLinks): readonly (readonly (StagedGame | null)[])[] {
  const orders = [...new Set(games.map(({ stage }) => stage.order))].sort((a, b) => a - b);
  const getColumn = ({ stage }: StagedGame) => orders.indexOf(stage.order);
  const own = new Set(games);
  const columns = orders.map((): StagedGame[] => []);
  const put = (game: StagedGame, firstLine: number): void => {
    const column = getColumn(game);
    const cells = columns[column] ?? [];
    cells[firstLine / 2 ** column] = game;
    for (const link of links.listSources(game)) {
      if (own.has(link.from)) put(link.from, firstLine + links.getPlace(link) * 2 ** (column - 1));
    }
  };
  const getHeight = (game: StagedGame) => 2 ** getColumn(game);
  const leadsOn = (game: StagedGame) => {
    const next = links.findNext(game);
    return next !== undefined && own.has(next.to);
  };
  const roots = games.filter((game) => !leadsOn(game));
  let lines = 0;
  // The highest first, so that every block begins on a line of its column.
  for (const root of roots.sort((a, b) => getHeight(b) - getHeight(a) || links.compareFirstGames(a, b))) {
    put(root, lines);
    lines += getHeight(root);
  }
  const tallest = 2 ** Math.max(0, orders.length - 1);
  const allLines = Math.ceil(lines / tallest) * tallest;
  return columns.map((cells, column) =>
    Array.from({ length: allLines / 2 ** column }, (_, index) => cells[index] ?? null),
  );
}

function countGames(cells: readonly (StagedGame | null)[] = []): number {
  return cells.filter((cell) => cell !== null).length;
}

/** The best seeds wait for the second round; a lower seed has an unreported first game. */
function findSeededTeamWithBye(later: StagedGame, slot: TeamIndex, byes: number, series: Series): GameTeam | null {
  const team = later.game.teams[slot];
  if (later.stage.level !== series.entry || !isKnownTeam(team)) return null;
  if (series.links.findSource(later, slot) !== undefined) return null;
  return team.seed !== null && Number(team.seed) <= byes ? team : null;
}

function toBracketGame(staged: StagedGame, series: Series): BracketGame {
  const { game, stage } = staged;
  const next = series.links.findNext(staged);
  const sources = [series.links.findSource(staged, 0), series.links.findSource(staged, 1)] as const;
  return {
    game,
    stage,
    slots: [toSlot(game.teams[0], sources[0]), toSlot(game.teams[1], sources[1])],
    lines: orderLines(staged, series),
    comesFromGame: [sources[0] !== undefined, sources[1] !== undefined],
    winner: findWinner(game) ?? findWinnerByNextGame(game, next),
    leadsOn: next === undefined ? null : next.isSure ? 'surely' : 'likely',
  };
}

function orderLines(staged: StagedGame, { links }: Series): readonly [TeamIndex, TeamIndex] {
  const [link] = links.listSources(staged);
  return link === undefined || links.getPlace(link) === link.slot ? [0, 1] : [1, 0];
}

function toSlot(team: GameTeam, link: BracketLink | undefined): BracketSlot {
  if (isKnownTeam(team)) return { kind: 'team', team };
  if (!link?.isSure) return { kind: 'open', name: team.name };
  const { game, stage } = link.from;
  const winner = findWinner(game);
  // The later game's feed lags behind.
  const through = winner === null ? undefined : game.teams[link.takes === 'winner' ? winner : winner === 0 ? 1 : 0];
  if (through !== undefined && isKnownTeam(through)) return { kind: 'team', team: through };
  // The title game of a regional or sectional is named by its site.
  const name = (isChampionship(stage) ? formatBracketPart([link.from]) : null) ?? formatStage(stage);
  return { kind: link.takes, of: game, name };
}

function findWinnerByNextGame(game: Game, next: BracketLink | undefined): TeamIndex | null {
  if (!next?.isSure) return null;
  const key = buildTeamKey(next.to.game.teams[next.slot]);
  if (key === null || !isOver(game)) return null;
  return buildTeamKey(game.teams[0]) === key ? 0 : buildTeamKey(game.teams[1]) === key ? 1 : null;
}

/** Numbers of games that later games of the part name, by id. All games are counted, so that numbers never change. */
export function numberGames(units: readonly BracketUnit[]): ReadonlyMap<string, number> {
  const slots = units.flatMap(listGamesInOrder).flatMap((game) => game.slots);
  const awaited = new Set(slots.flatMap((slot) => ('of' in slot ? [slot.of.id] : [])));
  return new Map([...numberAllGames(units)].filter(([id]) => awaited.has(id)));
}

/** The numbers of all games of one part, by id. */
export function numberAllGames(units: readonly BracketUnit[]): ReadonlyMap<string, number> {
  const games = units.flatMap(listGamesInOrder);
  return new Map(games.map(({ game }, index) => [game.id, index + 1]));
}

/** Third place is played before the final. */
function listGamesInOrder({ rounds, placements }: BracketUnit): BracketGame[] {
  const last = rounds.slice(-1);
  return [...rounds.slice(0, -1).flatMap(listRoundGames), ...placements, ...last.flatMap(listRoundGames)];
}

export function listRoundGames({ cells }: BracketRound): BracketGame[] {
  return cells.flatMap((cell) => (cell.kind === 'game' ? [cell.game] : []));
}
