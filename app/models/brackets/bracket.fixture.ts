import type { Game, GameTeam, TeamIndex } from '../games/game';
import { buildGameTeam, buildFinalGame, buildScheduledGame } from '../games/game.fixture';
import type { Bracket, BracketGame, BracketUnit } from './bracket';

/** A game of an invented series, with the links that feeds lack. */
export interface SeriesGame {
  readonly id: string;
  readonly level: string;
  readonly round: string;
  readonly site: string | null;
  readonly teams: readonly [GameTeam, GameTeam];
  readonly winner: TeamIndex;
  readonly feeders: readonly [SeriesGame | null, SeriesGame | null];
}

export interface SeriesPlan {
  /** Sizes of each sectional's two or four regionals, one to eight teams each. */
  readonly sectionals: readonly (readonly number[])[];
  /** 0 lets the upper line win. */
  readonly decide: () => TeamIndex;
  /** Chooses the host, whom the feed names first: 0, the default, is the upper line. */
  readonly chooseHost?: () => TeamIndex;
}

type Entrant = { readonly team: GameTeam; readonly from: SeriesGame | null } | null;

const names = ['Championship', 'Semifinal', 'Quarterfinal', 'First Round'];

/** Plays a series: regionals with byes, sectionals, super-sectionals of eight, finals. Ids are in bracket order. */
export function buildSeriesGames({ sectionals, decide, chooseHost = () => 0 }: SeriesPlan): readonly SeriesGame[] {
  const games: SeriesGame[] = [];
  let schools = 0;
  const play = (a: Entrant, b: Entrant, level: string, round: string, site: string): Entrant => {
    if (a === null || b === null) return a ?? b;
    return addGame(games, [a, b], { level, round, site }, { decide, chooseHost });
  };
  const playDown = (field: Entrant[], level: string, site: string): Entrant => {
    let alive = field;
    for (let left = Math.log2(field.length); left > 0; left -= 1) {
      alive = listPairs(alive).map(([a, b]) => play(a, b, level, names[left - 1] ?? '', site));
    }
    return alive[0] ?? null;
  };
  const playRegional = (size: number, site: string): Entrant => {
    const seeded = Array.from({ length: size }, (_, index): Entrant => {
      schools += 1;
      return {
        team: buildGameTeam(`School ${schools}`, { schoolId: String(schools), seed: String(index + 1) }),
        from: null,
      };
    });
    const slots = 2 ** Math.ceil(Math.log2(size));
    return playDown(
      listBracketOrder(slots).map((seed) => seeded[seed - 1] ?? null),
      'Regional',
      site,
    );
  };
  const champions = sectionals.map((sizes, index) =>
    playDown(
      sizes.map((size, number) => playRegional(size, `Town ${index}-${number}`)),
      'Sectional',
      `Hall ${index}`,
    ),
  );
  const finalists =
    champions.length === 8
      ? listPairs(champions).map(([a, b]) => play(a, b, 'Super-Sectional', 'Championship', 'Arena'))
      : champions;
  if (finalists.length === 4) {
    const winners = listPairs(finalists).map(([a, b]) => play(a, b, 'State', 'Semifinal', 'Arena'));
    const losers = winners.map((entrant): Entrant => {
      const from = entrant?.from ?? null;
      return from && { team: from.teams[from.winner === 0 ? 1 : 0], from };
    });
    play(losers[0] ?? null, losers[1] ?? null, 'State', '3rd Place', 'Arena');
    play(winners[0] ?? null, winners[1] ?? null, 'State', 'Championship', 'Arena');
  }
  return games;
}

/** Plays a seeded bracket of 32 without regionals. Ids are in bracket order in each round. */
export function buildPlayoffGames(plan: Required<Omit<SeriesPlan, 'sectionals'>>): readonly SeriesGame[] {
  const games: SeriesGame[] = [];
  const rounds = ['Round 1', 'Round 2', 'Quarterfinal', 'Semifinal', 'Championship'];
  let alive = ['North', 'South'].flatMap((half) =>
    listBracketOrder(16).map((seed) => {
      const name = `${half} ${seed}`;
      return { team: buildGameTeam(name, { schoolId: name, seed: String(seed) }), from: null as SeriesGame | null };
    }),
  );
  for (const round of rounds) {
    const level = round === 'Championship' ? 'State' : 'Playoff';
    alive = listPairs(alive).map((pair) => addGame(games, pair, { level, round, site: null }, plan));
  }
  return games;
}

function addGame(
  games: SeriesGame[],
  [upper, lower]: readonly [NonNullable<Entrant>, NonNullable<Entrant>],
  facts: Pick<SeriesGame, 'level' | 'round' | 'site'>,
  { decide, chooseHost }: Required<Omit<SeriesPlan, 'sectionals'>>,
): NonNullable<Entrant> {
  const [host, guest] = chooseHost() === 0 ? [upper, lower] : [lower, upper];
  const winner = decide();
  const game: SeriesGame = {
    ...facts,
    id: String(1000 + games.length),
    winner,
    teams: [host.team, guest.team],
    feeders: [host.from, guest.from],
  };
  games.push(game);
  return { team: (winner === 0 ? host : guest).team, from: game };
}

/** The feed after that many games: teams are named once their earlier games are over. */
export function buildFeed(series: readonly SeriesGame[], gamesOver: number): Game[] {
  const over = new Set(series.slice(0, gamesOver));
  return series.map((game) => {
    const { id, level, round, site, winner } = game;
    const isKnown = game.feeders.every((feeder) => feeder === null || over.has(feeder));
    const facts = {
      id,
      level,
      round,
      site,
      teams: isKnown ? game.teams : ([buildGameTeam('TBD'), buildGameTeam('TBD')] as const),
    };
    return over.has(game) && isKnown
      ? buildFinalGame({ ...facts, columns: [winner === 0 ? [2, 1] : [1, 2]], namedWinner: winner })
      : buildScheduledGame(facts);
  });
}

function listPairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1] as Item] as [Item, Item]] : []));
}

/** 1 meets the last seed, so each half has one of the best two. */
function listBracketOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) order = order.flatMap((seed) => [seed, order.length * 2 + 1 - seed]);
  return order;
}

/** The units' first games, from top to bottom. */
export function listEntryGames(
  units: readonly BracketUnit[],
  series: readonly { readonly id: string; readonly feeders: readonly unknown[] }[],
): string[] {
  const entries = new Set(series.flatMap(({ id, feeders }) => (feeders.some((feeder) => feeder !== null) ? [] : [id])));
  return units.flatMap(({ rounds }) =>
    rounds
      .flatMap(({ cells }, column) =>
        cells.flatMap((cell, index) =>
          cell.kind === 'game' && entries.has(cell.game.game.id)
            ? [{ id: cell.game.game.id, line: index * 2 ** column }]
            : [],
        ),
      )
      .sort((a, b) => a.line - b.line)
      .map(({ id }) => id),
  );
}

export function listUnits({ regions, finals }: Bracket): BracketUnit[] {
  return [...regions.flatMap(({ units }) => units), ...(finals === null ? [] : [finals])];
}

function listGames(unit: BracketUnit): BracketGame[] {
  const inRounds = unit.rounds.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell.kind === 'game' ? [cell.game] : [])),
  );
  return [...inRounds, ...unit.placements];
}

/** All placed games. */
export function listAllGames(bracket: Bracket): BracketGame[] {
  return listUnits(bracket).flatMap(listGames);
}
