import { type GamePicture } from '~/pictures/game-picture';
import type { GameView } from '../page';

/* Uses the sources of the game's page. */
export { sources } from '../page';

/** Texts on a game's picture. An upcoming game shows its day. */
export function toGamePicture(
  { kicker, card, day }: Pick<GameView, 'kicker' | 'card' | 'day'>,
  association: string,
): GamePicture {
  const isToCome = card.state === 'scheduled' || card.state === 'unreported';
  const headline = isToCome ? [day, card.headline].filter(Boolean).join(', ') : card.headline;
  return { kicker, association, card: { ...card, headline } };
}
