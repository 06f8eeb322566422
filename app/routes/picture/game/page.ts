import { type GamePicture } from '~/pictures/game-picture';
import type { GameView } from '~/routes/game/page';

/* The lists are those of the game's page. */
export { sources } from '~/routes/game/page';

/** What the picture of a game shows of its page. A game to come says its day. */
export function toGamePicture(
  { kicker, card, day }: Pick<GameView, 'kicker' | 'card' | 'day'>,
  association: string,
): GamePicture {
  const isToCome = card.state === 'scheduled' || card.state === 'unreported';
  const headline = isToCome ? [day, card.headline].filter(Boolean).join(', ') : card.headline;
  return { kicker, association, card: { ...card, headline } };
}
