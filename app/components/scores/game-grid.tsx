import type { ScoreCardView } from '~/models/games/score-card-view';
import { ScoreCard } from './score-card';

interface GameGridProps {
  readonly cards: readonly ScoreCardView[];
}

/** Score cards side by side, as many as fit; one below the other on a phone. */
export function GameGrid({ cards }: GameGridProps) {
  return (
    <div className="game-grid">
      {cards.map((card) => (
        <ScoreCard key={card.id} id={`game-${card.id}`} card={card} />
      ))}
    </div>
  );
}
