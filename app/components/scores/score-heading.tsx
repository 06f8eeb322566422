import type { ScoreCardView } from '~/models/games/score-card-view';
import {
  CardEnd,
  ColumnHeads,
  getCardClasses,
  hasScores,
  hasSeeds,
  Status,
  TeamLine,
  useLatestCard,
} from './score-card';

interface ScoreHeadingProps {
  readonly card: ScoreCardView;
  /** `Sat, Nov 22`; `null` if unknown. */
  readonly day: string | null;
}

/**
 * The game as the heading of its page: `Ashgrove 3, Fort Harlan 1: Final, Sat, Nov 22`. On screens the state is above the teams
 * (`app/styles/score-heading.css`).
 */
export function ScoreHeading({ card: ofPage, day }: ScoreHeadingProps) {
  const { card, isMarked } = useLatestCard(ofPage);
  const isPlayed = hasScores(card);
  const dayText = day !== null && card.state !== 'live' && <span className="game-headline">{day}</span>;
  const teamLook = { hasSeeds: hasSeeds(card), Line: 'span', isPlayed } as const;
  return (
    <div className={`score-heading ${getCardClasses(card)}${isMarked ? ' just-changed' : ''}`}>
      <h1>
        <span className="game-teams">
          <TeamLine team={card.teams[0]} {...teamLook} />
          <span className="sr-only">{isPlayed ? ', ' : ' against '}</span>
          <TeamLine team={card.teams[1]} {...teamLook} />
          <span className="sr-only">: </span>
        </span>
        <span className="game-status">
          {!isPlayed && dayText}
          <Status card={card} />
          {isPlayed && dayText}
        </span>
        <ColumnHeads heads={isPlayed ? card.columnHeads : []} />
      </h1>
      <CardEnd card={card} linksHaveText />
    </div>
  );
}
