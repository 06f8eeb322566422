import { type Game, type GameTeam, type TeamIndex, findWinner, isOver } from '../games/game';
import { layOutBracketColumns } from './bracket-columns';
import type { StagedGame } from './bracket-link';
import { linkBracketGames, listStagedGames } from './bracket-links';
import { divideBracket, formatBracketPart } from './bracket-parts';
import { placeLinks, type PlacedLink } from './bracket-places';
import { isOfFinals, formatStageName, type BracketLevel } from './bracket-stage';
import { isKnownTeam, buildTeamKey } from './bracket-team';

/** The state series of one class as a bracket. */
export interface Bracket {
  /** Sectionals with their regionals, or the quarters of a bracket. */
  readonly regions: readonly {
    readonly title: string;
    /** Regionals, then their sectional. */
    readonly units: readonly BracketUnit[];
  }[];
  /** Super-sectionals and finals, or the last rounds; `null` without them. */
  readonly finals: BracketUnit | null;
  /** Games without a known place. */
  readonly others: readonly Game[];
}

/** Games for one title, such as a regional. */
export interface BracketUnit {
  /** `null` for its region's only unit. */
  readonly title: string | null;
  readonly level: BracketLevel;
  readonly site: string | null;
  readonly rounds: readonly BracketRound[];
  /** For third place and the like. */
  readonly placements: readonly BracketGame[];
}

/** A column, half as long as the one before. */
export interface BracketRound {
  readonly title: string;
  readonly cells: readonly BracketCell[];
}

export type BracketCell =
  | { readonly kind: 'game'; readonly game: BracketGame }
  /** The team need not play in this round. */
  | { readonly kind: 'bye'; readonly team: GameTeam }
  | { readonly kind: 'empty' };

export interface BracketGame {
  readonly game: Game;
  /** `Regional Semifinal` */
  readonly name: string;
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
  /** The winner (or loser) of a game named `Regional Semifinal`, `Rockwell Regional`. */
  | { readonly kind: 'winner' | 'loser'; readonly of: Game; readonly name: string }
  | { readonly kind: 'open' };

/** Builds a class's bracket from games in any order and state, without duplicates. */
export function toBracket(games: readonly Game[]): Bracket {
  const unique = [...new Map(games.map((game) => [game.id, game])).values()];
  const staged = listStagedGames(unique);
  const placed = new Set(staged.map(({ game }) => game));
  const links = placeLinks(linkBracketGames(staged));
  const series: Series = {
    links,
    entry: findEntryLevel(staged),
    hasPlayedBefore: new Set(links.map(({ to, slot }) => `${slot} ${to.game.id}`)),
  };
  const finals = staged.filter(({ stage }) => isOfFinals(stage));
  const parts = divideBracket(staged, links);
  return {
    regions: parts.map(({ title, units }) => ({
      title,
      units: units.map((unit) => toUnit(unit, units.length > 1 ? formatBracketPart(unit) : null, series)),
    })),
    finals: finals.length === 0 ? null : toUnit(finals, buildFinalsTitle(finals), series),
    others: unique.filter((game) => !placed.has(game)),
  };
}

interface Series {
  readonly links: readonly PlacedLink[];
  /** The lowest level, where teams begin. */
  readonly entry: BracketLevel | undefined;
  readonly hasPlayedBefore: ReadonlySet<string>;
}

function findEntryLevel([first]: readonly StagedGame[]): BracketLevel | undefined {
  return first?.stage.level;
}

function buildFinalsTitle(finals: readonly StagedGame[]): string {
  return finals.some(({ stage }) => stage.level === 'playoff') ? 'Semifinals and Final' : 'State Finals';
}

function toUnit(games: readonly StagedGame[], title: string | null, series: Series): BracketUnit {
  const rounds = games.filter(({ stage }) => !stage.isPlacement);
  const columns = layOutBracketColumns(rounds, series.links);
  const sites = new Set(games.map(({ game }) => game.site));
  return {
    title,
    level: games.at(-1)?.stage.level ?? 'playoff',
    site: sites.size === 1 ? (games[0]?.game.site ?? null) : null,
    rounds: columns.map(({ cells }, column) => ({
      title: cells.find((cell) => cell !== null)?.stage.round ?? '',
      cells: cells.map((cell, index): BracketCell => {
        if (cell !== null) return { kind: 'game', game: toBracketGame(cell, series) };
        const later = columns[column + 1]?.cells[Math.floor(index / 2)] ?? null;
        // A bye is beside the game that decides the opponent.
        const isWaiting = (cells[index % 2 === 0 ? index + 1 : index - 1] ?? null) !== null;
        if (later === null || !isWaiting || later.game.teams.every(isKnownTeam)) return { kind: 'empty' };
        const byes = 2 * countGames(columns[column + 1]?.cells) - countGames(cells);
        const team = findTeamWithBye(later, orderLines(later, series)[index % 2 === 0 ? 0 : 1], byes, series);
        return team === null ? { kind: 'empty' } : { kind: 'bye', team };
      }),
    })),
    placements: games.filter(({ stage }) => stage.isPlacement).map((game) => toBracketGame(game, series)),
  };
}

function countGames(cells: readonly (StagedGame | null)[] = []): number {
  return cells.filter((cell) => cell !== null).length;
}

/** The best seeds wait for the second round; a lower seed has an unreported first game. */
function findTeamWithBye(later: StagedGame, slot: TeamIndex, byes: number, series: Series): GameTeam | null {
  const team = later.game.teams[slot];
  if (later.stage.level !== series.entry || !isKnownTeam(team)) return null;
  if (series.hasPlayedBefore.has(`${slot} ${later.game.id}`)) return null;
  return team.seed !== null && Number(team.seed) <= byes ? team : null;
}

function toBracketGame(staged: StagedGame, series: Series): BracketGame {
  const { game, stage } = staged;
  const { links } = series;
  const next = links.find(({ from, takes }) => from === staged && takes === 'winner');
  const findLink = (slot: TeamIndex) => links.find((link) => link.to === staged && link.slot === slot);
  const buildSlotAt = (slot: TeamIndex) => toSlot(game.teams[slot], findLink(slot));
  return {
    game,
    name: formatStageName(stage),
    slots: [buildSlotAt(0), buildSlotAt(1)],
    lines: orderLines(staged, series),
    comesFromGame: [findLink(0) !== undefined, findLink(1) !== undefined],
    winner: findWinner(game) ?? findWinnerByNextGame(game, next),
    leadsOn: next === undefined ? null : next.isSure ? 'surely' : 'likely',
  };
}

function orderLines(staged: StagedGame, { links }: Series): readonly [TeamIndex, TeamIndex] {
  const link = links.find(({ to }) => to === staged);
  return link === undefined || link.place === link.slot ? [0, 1] : [1, 0];
}

function toSlot(team: GameTeam, link: PlacedLink | undefined): BracketSlot {
  if (isKnownTeam(team)) return { kind: 'team', team };
  if (!link?.isSure) return { kind: 'open' };
  const { game, stage } = link.from;
  const winner = findWinner(game);
  // The later game's feed lags behind.
  const through = winner === null ? undefined : game.teams[link.takes === 'winner' ? winner : winner === 0 ? 1 : 0];
  if (through !== undefined && isKnownTeam(through)) return { kind: 'team', team: through };
  // The title game of a regional or sectional is named by its site.
  const name = (stage.round === 'Championship' ? formatBracketPart([link.from]) : null) ?? formatStageName(stage);
  return { kind: link.takes, of: game, name };
}

function findWinnerByNextGame(game: Game, next: PlacedLink | undefined): TeamIndex | null {
  if (!next?.isSure) return null;
  const key = buildTeamKey(next.to.game.teams[next.slot]);
  if (key === null || !isOver(game)) return null;
  return buildTeamKey(game.teams[0]) === key ? 0 : buildTeamKey(game.teams[1]) === key ? 1 : null;
}
