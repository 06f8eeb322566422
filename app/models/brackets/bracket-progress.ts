import { type Game, findWinner, isOver } from '../games/game';
import { compareNumbered } from '../text/text-order';
import { parseBracketStage, formatStageName } from './bracket-stage';

/** Progress of a class's bracket. */
export interface BracketProgress {
  /** `null` where all schools play together. */
  readonly classId: string | null;
  /** The first round with games left, such as `Regional Semifinal`, or the last round. */
  readonly stage: string;
  readonly games: number;
  /** Finished games of that round. */
  readonly over: number;
  readonly live: number;
  /** `null` until the championship is over. */
  readonly champion: string | null;
}

/** Progress by class. A past game without a result does not keep its round open. */
export function summarizeBracketProgress(games: readonly Game[], today: string): BracketProgress[] {
  const classIds = [...new Set(games.map(({ classId }) => classId))].sort((a, b) => compareNumbered(a ?? '', b ?? ''));
  return classIds.flatMap(
    (classId) =>
      computeProgress(
        classId,
        games.filter((game) => game.classId === classId),
        today,
      ) ?? [],
  );
}

function computeProgress(classId: string | null, games: readonly Game[], today: string): BracketProgress | null {
  const staged = games.flatMap((game) => {
    const stage = parseBracketStage(game.level, game.round);
    return stage === null || stage.isPlacement ? [] : [{ game, stage }];
  });
  const orders = [...new Set(staged.map(({ stage }) => stage.order))].sort((a, b) => a - b);
  const listGamesOfRound = (order: number) => staged.filter(({ stage }) => stage.order === order);
  const current =
    orders.find((order) => listGamesOfRound(order).some(({ game }) => !isOver(game) && (game.day ?? today) >= today)) ??
    orders.at(-1);
  if (current === undefined) return null;
  const round = listGamesOfRound(current).map(({ game }) => game);
  const [first] = listGamesOfRound(current);
  return {
    classId,
    stage: first === undefined ? '' : formatStageName(first.stage),
    games: round.length,
    over: round.filter(isOver).length,
    live: round.filter(({ kind }) => kind === 'live').length,
    champion: findClassChampion(round, current === orders.at(-1) && first?.stage.round === 'Championship'),
  };
}

function findClassChampion([game, ...others]: readonly Game[], isLastRound: boolean): string | null {
  if (!isLastRound || game === undefined || others.length > 0) return null;
  const winner = findWinner(game);
  return winner === null ? null : game.teams[winner].name;
}
