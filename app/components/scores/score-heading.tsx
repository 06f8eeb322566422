import { useMemo } from 'react';
import type { ScoreCardView } from '~/models/games/score-card-view';
import { readScoreCard, showStateOnCard } from '~/models/games/seen-games';
import { useHidesResults } from '../shell/hidden-parts';
import { ShowResults } from '../ui/results';
import { SiteLink } from '../ui/site-link';
import { ColumnHeads, getCardClasses, hasScores, hasSeeds, Status, TeamLine } from './score-card';
import { useLatestGame } from './use-latest-game';

interface ScoreHeadingProps {
  readonly card: ScoreCardView;
  /** `Sat, Nov 22`; `null` if unknown. */
  readonly day: string | null;
  /** Where the game can be followed. */
  readonly links: readonly { readonly term: string; readonly url: string }[];
}

/**
 * The game as the heading of its page: `Ashgrove 3, Fort Harlan 1: Final, Sat, Nov 22`. On screens the state is above the teams
 * (`app/styles/score-heading.css`).
 */
export function ScoreHeading({ card: ofPage, day, links }: ScoreHeadingProps) {
  const { later, isMarked } = useLatestGame(useMemo(() => readScoreCard(ofPage), [ofPage]));
  const card = later === null ? ofPage : showStateOnCard(ofPage, later);
  const hidesResults = useHidesResults();
  const isPlayed = hasScores(card);
  const [first, second] = card.teams.map((team, index) => (
    <TeamLine key={index} team={isPlayed ? team : { ...team, scores: [] }} hasSeeds={hasSeeds(card)} Line="span" />
  ));
  const dayText = day !== null && card.state !== 'live' && <span className="game-headline">{day}</span>;
  return (
    <div className={`score-heading ${getCardClasses(card)}${isMarked ? ' just-changed' : ''}`}>
      <h1>
        <span className="game-teams">
          {first}
          <span className="sr-only">{isPlayed ? ', ' : ' against '}</span>
          {second}
          <span className="sr-only">: </span>
        </span>
        <span className="game-status">
          {!isPlayed && dayText}
          <Status card={card} />
          {isPlayed && dayText}
        </span>
        <ColumnHeads heads={isPlayed ? card.columnHeads : []} />
      </h1>
      {hidesResults && isPlayed && <ShowResults isOnCard />}
      {links.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-5 print:hidden">
          {links.map(({ term, url }) => (
            <SiteLink key={term} to={url} className="inline-flex min-h-control items-center text-sm font-semibold">
              {term}
            </SiteLink>
          ))}
        </p>
      )}
    </div>
  );
}
