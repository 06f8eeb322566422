import { useLoaderData } from '@remix-run/react';
import { DailyGames } from '~/blocks/daily-games/daily-games';
import { MyTeamsStrip } from '~/components/teams/my-teams-strip';
import { Page, PageHeader } from '~/components/ui/page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function Scores() {
  const { scores, links, unavailable } = useLoaderData<typeof loader>();
  return (
    <Page width="" header={<MyTeamsStrip />}>
      <div className="wrap">
        <PageHeader title="Scores" />
        <DailyGames
          view={scores}
          isUnavailable={unavailable.includes('games')}
          links={links}
          loadingText="Loading scores..."
        />
      </div>
    </Page>
  );
}
