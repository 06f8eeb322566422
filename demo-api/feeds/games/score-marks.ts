import { pickOddValue } from '../../quirks/odd-values';
import type { Game } from '../../world/game';
import type { GameState } from '../../world/game-state';
import { playShootout } from '../../world/scoring/shootout';

type MarkedScores = readonly [home: string, away: string];

/** `3 (4)` and `2 (3)` of a game that kicks decided, or a mark beside the points as in `21*`; null for most games. */
export function markScores(game: Game, state: GameState): MarkedScores | null {
  if (state.status !== 'final') return null;
  const { home, away, ending } = state.result;
  if (ending === 'SO') return game.id % 3 === 0 ? formatKicks(game, home, away) : null;
  const isPlain = game.plan.style === 'volleyball' || ending !== '';
  return isPlain
    ? null
    : pickOddValue<MarkedScores>(game.id, 'score', [
        [`${home}*`, String(away)],
        [`(${home})`, `(${away})`],
      ]);
}

/** The winner's last point is that of the kicks. */
function formatKicks({ key }: Game, home: number, away: number): MarkedScores {
  const [more, fewer] = playShootout(key);
  return home > away ? [`${home} (${more})`, `${away} (${fewer})`] : [`${home} (${fewer})`, `${away} (${more})`];
}
