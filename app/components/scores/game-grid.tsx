import type { ScoreCardView } from '~/models/games/score-card-view';
import { ScoreCard } from './score-card';

interface GameGridProps {
  readonly cards: readonly ScoreCardView[];
  /** Whether cards have ids as link targets. */
  readonly hasAnchors?: boolean;
}

/** Score cards side by side, stacked on phones. */
export function GameGrid({ cards, hasAnchors = true }: GameGridProps) {
  return (
    <div className="game-grid" data-as-of={findOldestMoment(cards)}>
      {cards.map((card) => (
        <ScoreCard key={card.id} id={hasAnchors ? `game-${card.id}` : undefined} card={card} />
      ))}
    </div>
  );
}

/** `undefined` on pages without ages of games. */
export function findOldestMoment(cards: readonly ScoreCardView[]): number | undefined {
  const moments = cards.flatMap(({ asOfMs }) => asOfMs ?? []);
  return moments.length === 0 ? undefined : Math.min(...moments);
}
