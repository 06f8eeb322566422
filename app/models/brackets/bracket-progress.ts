import { groupBy } from '~/group-by';
import { type Game, findWinner, isOver } from '../games/game';
import { compareClasses } from '../text/text-order';
import { listStagedGames } from './bracket-links';
import { formatStageName, type StagedGame } from './bracket-stage';

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
  const classIds = [...new Set(games.map(({ classId }) => classId))].sort(compareClasses);
  return classIds.flatMap((classId) => {
    const ofClass = games.filter((game) => game.classId === classId);
    return computeProgress(classId, ofClass, today) ?? [];
  });
}

function computeProgress(classId: string | null, games: readonly Game[], today: string): BracketProgress | null {
  const staged = listStagedGames(games);
  const rounds = [...groupBy(staged, ({ stage }) => (stage.isPlacement ? null : stage.order)).values()];
  const isUnfinished = ({ game }: StagedGame) => !isOver(game) && (game.day ?? today) >= today;
  const current = rounds.find((round) => round.some(isUnfinished)) ?? rounds.at(-1) ?? [];
  const [first, ...others] = current;
  if (first === undefined) return null;
  const isFinal = current === rounds.at(-1) && others.length === 0 && first.stage.round === 'Championship';
  const winner = isFinal ? findWinner(first.game) : null;
  return {
    classId,
    stage: formatStageName(first.stage),
    games: current.length,
    over: current.filter(({ game }) => isOver(game)).length,
    live: current.filter(({ game }) => game.kind === 'live').length,
    champion: winner === null ? null : first.game.teams[winner].name,
  };
}
