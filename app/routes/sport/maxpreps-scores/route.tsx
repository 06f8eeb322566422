import { useLoaderData } from '@remix-run/react';
import { DailyGames } from '~/blocks/daily-games/daily-games';
import { Page } from '~/components/ui/page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

/** The games of one day of the sport. */
export default function StatisticsScores() {
  const { heading, scores, unavailable } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      <DailyGames
        view={scores}
        isUnavailable={unavailable.includes('games')}
        links={[]}
        loadingText="Loading games..."
      />
    </Page>
  );
}
