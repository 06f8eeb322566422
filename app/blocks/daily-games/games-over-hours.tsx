import { useMemo } from 'react';
import { DayTimeline } from '~/components/charts/day-timeline';
import { useLatestGame } from '~/components/scores/use-latest-game';
import { useHidesResults } from '~/components/shell/hidden-parts';
import { ShowResults } from '~/components/ui/results';
import type { GameSectionView } from '~/models/games/game-section';
import type { ScoreCardView } from '~/models/games/score-card-view';
import { readScoreCard, showStateOnCard } from '~/models/games/seen-games';
import { formatCount } from '~/models/text/format-count';
import type { TimelineOfGames } from './timeline-of-games';

export interface GamesOverHoursProps {
  readonly drawn: TimelineOfGames;
  /** The list of the same games, which narrow windows, paper and assistive technology have in place of the drawing. */
  readonly sections: readonly GameSectionView[];
}

/** The games of a page of the list, drawn over the hours of the day in wide windows. */
export default function GamesOverHours({ drawn: { untimedCount, ...drawn }, sections }: GamesOverHoursProps) {
  const cards = useMemo(
    () => new Map(sections.flatMap(({ parts }) => parts.flatMap((part) => part.cards.map((card) => [card.id, card])))),
    [sections],
  );
  const hidesResults = useHidesResults();
  return (
    <div data-results className="hidden laptop:block">
      {hidesResults && <ShowResults />}
      <DayTimeline
        {...drawn}
        renderText={(key) => {
          const card = cards.get(key);
          return card && <TextOfGame card={card} />;
        }}
      />
      {untimedCount > 0 && (
        <p className="text-sm print:hidden">{`${formatCount(untimedCount, 'game')} without a time: see the list.`}</p>
      )}
    </div>
  );
}

/** Names and scores in their latest state, as on the card. Only scores are hidden with results. */
function TextOfGame({ card: ofPage }: { readonly card: ScoreCardView }) {
  const { later } = useLatestGame(useMemo(() => readScoreCard(ofPage), [ofPage]));
  const { state, teams } = later === null ? ofPage : showStateOnCard(ofPage, later);
  const isPlayed = teams.some(({ scores }) => scores.some((score) => score !== null));
  const [first, second] = teams.map(({ name, scores, outcome }, index) => (
    <tspan key={index} className={outcome === 'won' ? 'won' : undefined}>
      {name}
      {isPlayed && <tspan className="result">{` ${scores.map((score) => score ?? '–').join(' ')}`}</tspan>}
    </tspan>
  ));
  return (
    <>
      {state === 'live' && <tspan className="fill-live font-bold">Live </tspan>}
      {first}
      {isPlayed ? ', ' : ' – '}
      {second}
    </>
  );
}
