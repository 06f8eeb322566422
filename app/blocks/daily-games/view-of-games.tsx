import { type ComponentType, lazy, Suspense } from 'react';
import { GameSections } from '~/components/scores/game-sections';
import { ChoiceLinks } from '~/components/ui/choice-links';
import type { GamesOverHoursProps } from './games-over-hours';
import { GamesOverHours as onServer } from './games-over-hours.server';
import type { DailyGamesView } from './view';

/* The list has no code of the drawing. React keeps the drawing of the document until its code has arrived. */
const fetchDrawing = () => import('./games-over-hours').catch(() => ({ default: DrawingFailed }));
const GamesOverHours = (onServer as ComponentType<GamesOverHoursProps> | undefined) ?? lazy(fetchDrawing);

function DrawingFailed() {
  return <p className="hidden py-3 laptop:block">The timeline could not be loaded. Choose the list.</p>;
}

interface ViewOfGamesProps extends Pick<GamesOverHoursProps, 'sections'> {
  /** `null` for the list. */
  readonly timeline: GamesOverHoursProps['drawn'] | null;
}

/** The games of a page as a list. In wide windows a timeline takes its place, below which the list appears while the keyboard is in it. */
export function ViewOfGames({ timeline, sections }: ViewOfGamesProps) {
  const list = <GameSections sections={sections} />;
  if (timeline === null) return list;
  return (
    <>
      <Suspense>
        <GamesOverHours drawn={timeline} sections={sections} />
      </Suspense>
      <div className="screen:laptop:not-focus-within:sr-only">{list}</div>
    </>
  );
}

/** Chooses between the list and the timeline, in wide windows. */
export function ViewLinks({ views }: Pick<DailyGamesView, 'views'>) {
  if (views.length === 0) return null;
  return (
    <div className="ml-auto hidden text-sm laptop:block">
      <ChoiceLinks label="View" choices={views} preventScrollReset />
    </div>
  );
}
