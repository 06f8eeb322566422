import type { ResultRowView } from '~/components/state-series/result-rows';
import type { Sport } from '~/config/sports';
import { listStagedGames } from '~/models/brackets/bracket-links';
import { isOfFinals, levelNames, type StagedGame } from '~/models/brackets/bracket-stage';
import { isBye } from '~/models/brackets/bracket-team';
import { formatShortDay } from '~/models/dates/calendar-date';
import { findWinner, type Game } from '~/models/games/game';
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
    ({ game, stage }) => !isBye(game) && (isOfFinals(stage) || stage.round === 'Championship'),
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

function toRow({ game, stage }: StagedGame, sport: Sport) {
  const index = findWinner(game, sport.lowScoreWins);
  const winner = index === null ? null : toWinner(game.teams[index], sport);
  if (index === null || winner === null) return null;
  const { classId } = game;
  const isOfState = stage.level === 'state' || stage.level === 'playoff';
  const round = isOfState || stage.level === 'super-sectional' ? stage.round : levelNames[stage.level];
  return {
    stage,
    classId,
    row: {
      key: game.id,
      title: joinLabel(
        [
          joinLabel([classId === null ? null : formatClass(classId), round]),
          isOfState ? null : game.site,
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
