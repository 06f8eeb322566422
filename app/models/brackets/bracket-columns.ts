import { groupBy } from '~/group-by';
import type { StagedGame } from './bracket-link';
import { compareFirstGames, type PlacedLink } from './bracket-places';

/** A place in a column, as high as its possible earlier games. */
type ColumnCell = StagedGame | null;

export interface BracketColumn {
  readonly order: number;
  /** From top to bottom; `null` without a known game. Each column is half as long as the one before. */
  readonly cells: readonly ColumnCell[];
}

/** Lays out a part's games in columns by round, beside the games that feed them. Games that lead nowhere are below the others. */
export function layOutBracketColumns(
  games: readonly StagedGame[],
  links: readonly PlacedLink[],
): readonly BracketColumn[] {
  const orders = [...new Set(games.map(({ stage }) => stage.order))].sort((a, b) => a - b);
  const columnByGame = new Map(orders.map((order, column) => [order, column]));
  const inside = links.filter(
    ({ from, to, takes }) => takes === 'winner' && games.includes(from) && games.includes(to),
  );
  const feeders = groupBy(inside, ({ to }) => to);
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
  // The highest first, so that every block begins on a line of its column.
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
