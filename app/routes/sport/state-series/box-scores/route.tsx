import { useLoaderData } from '@remix-run/react';
import { GameGrid } from '~/components/scores/game-sections';
import { ClassTabs } from '~/components/ui/class-tabs';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Pager } from '~/components/ui/pager';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type BoxScoresDay, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ boxScores }) => ({ canonical: boxScores.href }));

/** The games of the state finals by day, each with its box score. */
export default function BoxScores() {
  const { heading, boxScores, unavailable } = useLoaderData<typeof loader>();
  const isUnavailable = unavailable.includes('games');
  return (
    <Page {...heading}>
      <LiveBar
        stamp={boxScores.stamp}
        refreshHref={boxScores.href}
        links={[{ to: buildHref(Route.scores), text: 'Search all scores' }]}
      />
      <div className="mt-2 grid grid-cols-1 gap-3 empty:hidden">
        <ClassTabs tabs={boxScores.tabs} label="Classes" />
        {isUnavailable && <Unavailable what="Box scores" isMain />}
        {!isUnavailable && boxScores.days.length === 0 && (
          <EmptyState>No State Series box scores available.</EmptyState>
        )}
      </div>
      {boxScores.days.map((day) => (
        <Day key={day.id} day={day} />
      ))}
      {boxScores.pager !== undefined && <Pager pager={boxScores.pager} />}
    </Page>
  );
}

function Day({ day: { id, name, parts } }: { readonly day: BoxScoresDay }) {
  return (
    <section aria-labelledby={id} className="game-parts mt-3 tablet:mt-6">
      <h2 id={id} className="border-b-3 border-ink pb-1">
        {name}
      </h2>
      {parts.map((part) => (
        <div key={part.title ?? ''}>
          {part.title !== null && <h3 className="mt-4 mb-2">{part.title}</h3>}
          <GameGrid cards={part.cards} />
        </div>
      ))}
    </section>
  );
}
