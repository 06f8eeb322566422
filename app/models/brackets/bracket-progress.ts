import { groupBy } from '~/group-by';
import { type Game, findWinner, isOver } from '../games/game';
import { formatStage, formatStages, isChampionship } from '../games/stage';
import { compareClasses } from '../text/text-order';
import { listStagedGames } from './bracket-links';
import { isBye } from './bracket-team';
import type { StagedGame } from './staged-game';

/** Progress of a class's bracket in the first round with games left, or the last round. */
export type BracketProgress = ReturnType<typeof summarizeBracketProgress>[number];

/** Progress by class. A past game without a result does not keep its round open. */
export function summarizeBracketProgress(games: readonly Game[], today: string) {
  const classIds = [...new Set(games.map(({ classId }) => classId))].sort(compareClasses);
  return classIds.flatMap((classId) => {
    const ofClass = games.filter((game) => game.classId === classId);
    return computeProgress(classId, ofClass, today) ?? [];
  });
}

function computeProgress(classId: string | null, games: readonly Game[], today: string) {
  const staged = listStagedGames(games).filter(({ game }) => !isBye(game));
  const rounds = [...groupBy(staged, ({ stage }) => (stage.isPlacement ? null : stage.order)).values()];
  const isUnfinished = ({ game }: StagedGame) => !isOver(game) && (game.day ?? today) >= today;
  const current = rounds.find((round) => round.some(isUnfinished)) ?? rounds.at(-1) ?? [];
  const [first, ...others] = current;
  if (first === undefined) return null;
  const isFinal = current === rounds.at(-1) && others.length === 0 && isChampionship(first.stage);
  const winner = isFinal ? findWinner(first.game) : null;
  return {
    classId,
    stage: (others.length === 0 ? formatStage : formatStages)(first.stage),
    games: current.length,
    over: current.filter(({ game }) => isOver(game)).length,
    live: current.filter(({ game }) => game.kind === 'live').length,
    // Known once the championship is over.
    champion: winner === null ? null : first.game.teams[winner].name,
  };
}
