import { createDiceFor, type Context } from '../../http/context';
import type { Row } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import type { Game } from '../../world/game';
import type { GameState } from '../../world/game-state';

const stateBoxScores = 0.88;
const otherBoxScores = 0.6;

/** State finals have nearly all links. */
export function buildMedia(context: Context, game: Game, state: GameState): Row {
  const roll = createDiceFor(context, 'tournament-media', game.id);
  const isState = game.stage?.level === 'State';
  const hasStats = roll.drawChance(isState ? stateBoxScores : otherBoxScores) && state.status === 'final';
  const media: Row = {
    VideoURL: roll.drawChance(isState ? 0.95 : 0.5) ? buildVideoUrl(context, roll, game) : roll.pick([null, '']),
    TicketsURL: roll.drawChance(isState ? 0.95 : 0.55) ? buildTicketsUrl(context, roll, game) : '',
    AudioURL: roll.drawChance(0.22) ? `${context.origin}/listen/${game.id}` : '',
    LiveStatsURL: roll.drawChance(isState ? 0.5 : 0.12) ? `${context.origin}/livestats/${game.id}` : null,
    InfoAvailable: hasStats ? roll.pick([1, '1', true, 'Y']) : roll.pick([0, '', false, 'N', null]),
    Stats1URL: hasStats ? `${context.origin}/boxscores/${game.id}` : '',
  };
  // A link to an empty page.
  if (!hasStats && roll.drawChance(0.05)) media.Stats1URL = `${context.origin}/boxscores/${game.id}`;
  return media;
}

/** Mostly the streaming network, sometimes a station or school. */
function buildVideoUrl({ origin }: Context, roll: Dice, game: Game): string {
  const draw = roll.drawFraction();
  if (draw < 0.8) return `${origin}/watch/${game.id}`;
  if (draw < 0.93) return `https://video.harborlight-stations.example/live/${game.id}`;
  return `school-video.example/watch?g=${game.id}`;
}

function buildTicketsUrl({ origin }: Context, roll: Dice, game: Game): string {
  return roll.drawChance(0.88) ? `${origin}/tickets/${game.id}` : `https://box-office.example/events/${game.id}`;
}
