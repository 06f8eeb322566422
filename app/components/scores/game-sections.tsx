import type { GameSectionView } from '~/models/games/game-section';
import type { ScoreCardView } from '~/models/games/score-card-view';
import { MoreLink } from '../ui/section-head';
import { ScoreCard } from './score-card';

interface GameSectionsProps {
  readonly sections: readonly GameSectionView[];
  readonly hasAnchors?: boolean;
}

export function GameSections({ sections, hasAnchors = true }: GameSectionsProps) {
  return sections.map((section) => <GameSection key={section.id} section={section} hasAnchors={hasAnchors} />);
}

interface GameSectionProps {
  readonly section: GameSectionView;
  readonly hasAnchors: boolean;
}

function GameSection({ section: { id, title, countText, more, parts }, hasAnchors }: GameSectionProps) {
  const headingId = `sport-${id}`;
  return (
    <section aria-labelledby={title === null ? undefined : headingId} className="game-parts pb-2">
      {title !== null && (
        <h3 id={headingId} className="mt-3 mb-1 flex items-baseline tablet:mt-4 tablet:mb-2 gap-2">
          {title} <small className="font-text text-xs font-normal text-ink-2">{countText}</small>
        </h3>
      )}
      {parts.map((part) => (
        <div key={part.title ?? ''}>
          {part.title !== null && <h4 className="label mb-1 text-ink-2">{part.title}</h4>}
          <GameGrid cards={part.cards} hasAnchors={hasAnchors} />
        </div>
      ))}
      {more !== null && <MoreLink to={more.href}>{more.text}</MoreLink>}
    </section>
  );
}

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
