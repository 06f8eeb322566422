import type { ScoreCardView } from './score-card-view';

const spokenGames = 4;

/**
 * The games in play in one sentence, for a polite live region: a refresh that changes a score is then heard, without the
 * whole list being read. Empty when nothing is in play.
 */
export function summarizeLiveGames(cards: readonly ScoreCardView[]): string {
  const live = cards.filter(({ state }) => state === 'live');
  const [spoken, more] = [live.slice(0, spokenGames), live.length - spokenGames];
  if (spoken.length === 0) return '';
  const rest = more > 0 ? `; ${more} more in play` : '';
  return `In play: ${spoken.map(scoreLine).join('; ')}${rest}.`;
}

function scoreLine({ teams }: ScoreCardView): string {
  return teams.map(({ name, scores }) => `${name} ${scores.map((score) => score ?? 'no score').join(' ')}`).join(', ');
}
