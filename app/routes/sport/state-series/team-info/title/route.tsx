import { useLoaderData } from '@remix-run/react';
import { GameGrid } from '~/components/scores/game-sections';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { TeamGroups } from '../team-groups';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

/** The finalists of each class: coaches and season. */
export default function TitleTeamInfo() {
  const { heading, groups, stamp, unavailable } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      <FreshnessStamp stamp={stamp} />
      <div className="mt-4 grid gap-8">
        <TeamGroups groups={groups} renderTop={({ cards }) => cards.length > 0 && <GameGrid cards={cards} />} />
        {unavailable.length > 0 && <Unavailable what="The teams" isMain />}
        {unavailable.length === 0 && groups.length === 0 && (
          <EmptyState>No team information available. Please check back later.</EmptyState>
        )}
      </div>
    </Page>
  );
}
