import type { ResultRowView } from '~/components/state-series/result-rows';
import type { Sport } from '~/config/sports';
import { listStagedGames } from '~/models/brackets/bracket-links';
import { formatBracketPart } from '~/models/brackets/bracket-parts';
import { isBye } from '~/models/brackets/bracket-team';
import type { StagedGame } from '~/models/brackets/staged-game';
import { formatShortDay } from '~/models/dates/calendar-date';
import { findWinner, type Game } from '~/models/games/game';
import { formatClassAndStage, isChampionship, isOfFinals } from '~/models/games/stage';
import { formatWinningScore } from '~/models/games/winning-score';
import { formatClass, joinLabel } from '~/models/text/label';
import { compareClasses } from '~/models/text/text-order';
import { toWinner } from './winner';

/** More would push the way to the brackets off the page. */
const MOST_ROWS = 16;

/**
 * Who has won what so far: of the finals each game, the championships first; before them who won the regionals or sectionals. Empty before
 * the first of these games is over.
 * @param games of one season
 */
export function listSeriesWinners(games: readonly Game[], sport: Sport): readonly ResultRowView[] {
  const deciding = listStagedGames(games).filter(
    ({ game, stage }) => !isBye(game) && (isOfFinals(stage) || isChampionship(stage)),
  );
  const rows = deciding.flatMap((staged) => toRow(staged, sport) ?? []);
  const level = rows.at(-1)?.stage.level;
  return rows
    .filter(({ stage }) => stage.level === level)
    .sort(
      (a, b) =>
        b.stage.order - a.stage.order ||
        Number(a.stage.isPlacement) - Number(b.stage.isPlacement) ||
        compareClasses(a.classId, b.classId),
    )
    .slice(0, MOST_ROWS)
    .map(({ row }) => row);
}

function toRow(staged: StagedGame, sport: Sport) {
  const { game, stage } = staged;
  const index = findWinner(game, sport.lowScoreWins);
  const winner = index === null ? null : toWinner(game.teams[index], sport);
  if (index === null || winner === null) return null;
  const { classId } = game;
  const region = formatBracketPart([staged]);
  return {
    stage,
    classId,
    row: {
      key: game.id,
      title: joinLabel(
        [
          ...(region === null ? [formatClassAndStage(game)] : [classId && formatClass(classId), region]),
          stage.level === 'super-sectional' ? game.site : null,
          game.day === null ? null : formatShortDay(game.day),
        ],
        ', ',
      ),
      winner,
      score: formatWinningScore(game, index),
      facts: [{ term: 'Beat', text: game.teams[index === 0 ? 1 : 0].name }],
    },
  };
}
