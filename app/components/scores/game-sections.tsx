import type { GameSectionView } from '~/models/games/game-section';
import { MoreLink } from '../ui/section-head';
import { GameGrid } from './game-grid';

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
    <section aria-labelledby={headingId} className="pb-2">
      <h3 id={headingId} className="mt-4 mb-2 flex items-baseline gap-2 text-d-md font-semibold">
        {title} <small className="font-text text-xs font-normal text-ink-2">{countText}</small>
      </h3>
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
