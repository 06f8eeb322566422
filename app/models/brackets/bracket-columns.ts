import type { StagedGame } from './bracket-link';
import { compareFirstGames, type PlacedLink } from './bracket-places';

/** A place in a column: each spans as many lines of the first column as there could be games before it. */
type ColumnCell = StagedGame | null;

export interface BracketColumn {
  readonly order: number;
  /** From top to bottom; `null` where no game is known. Every column is half as long as the one before. */
  readonly cells: readonly ColumnCell[];
}

/**
 * Lays the games of one part of a bracket out in columns, one for each round: a game stands beside those that feed it. Games that lead nowhere
 * stand below the others.
 * @param games of at most six different rounds
 * @param links between any games; only those inside the part count
 */
export function layOutBracketColumns(
  games: readonly StagedGame[],
  links: readonly PlacedLink[],
): readonly BracketColumn[] {
  const orders = [...new Set(games.map(({ stage }) => stage.order))].sort((a, b) => a - b);
  const columnByGame = new Map(orders.map((order, column) => [order, column]));
  const inside = links.filter(
    ({ from, to, takes }) => takes === 'winner' && games.includes(from) && games.includes(to),
  );
  const feeders = new Map<StagedGame, PlacedLink[]>();
  for (const link of inside) feeders.set(link.to, [...(feeders.get(link.to) ?? []), link]);
  const roots = games.filter((game) => !inside.some(({ from }) => from === game));
  const columns = orders.map((): ColumnCell[] => []);
  const put = (game: StagedGame, firstLine: number): void => {
    const column = columnByGame.get(game.stage.order) ?? 0;
    const cells = columns[column] ?? [];
    cells[firstLine / 2 ** column] = game;
    for (const { from, place } of feeders.get(game) ?? []) put(from, firstLine + place * 2 ** (column - 1));
  };
  const getGameHeight = (game: StagedGame) => 2 ** (columnByGame.get(game.stage.order) ?? 0);
  const compare = compareFirstGames(links);
  let lines = 0;
  // The highest first: then every block begins on a line of its own column.
  for (const root of [...roots].sort((a, b) => getGameHeight(b) - getGameHeight(a) || compare(a, b))) {
    put(root, lines);
    lines += getGameHeight(root);
  }
  const tallest = 2 ** Math.max(0, orders.length - 1);
  const allLines = Math.ceil(lines / tallest) * tallest;
  return orders.map((order, column) => ({
    order,
    cells: Array.from({ length: allLines / 2 ** column }, (_, index) => columns[column]?.[index] ?? null),
  }));
}
