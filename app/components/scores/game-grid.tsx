import type { ScoreCardView } from '~/models/games/score-card-view';
import { ScoreCard } from './score-card';

interface GameGridProps {
  readonly cards: readonly ScoreCardView[];
  /** Whether links may lead to a card. */
  readonly hasAnchors?: boolean;
}

/** Score cards side by side, as many as fit; one below the other on a phone. */
export function GameGrid({ cards, hasAnchors = true }: GameGridProps) {
  return (
    <div className="game-grid">
      {cards.map((card) => (
        <ScoreCard key={card.id} id={hasAnchors ? `game-${card.id}` : undefined} card={card} />
      ))}
    </div>
  );
}
