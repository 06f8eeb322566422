import { useLoaderData } from '@remix-run/react';
import { DailyGames } from '~/blocks/daily-games/daily-games';
import { SeriesLines } from '~/components/state-series/series-today';
import { MyTeamsStrip } from '~/components/teams/my-teams-strip';
import { Page, PageHeader } from '~/components/ui/page';
import { withEmbedLink } from '~/page/embed-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = withEmbedLink<typeof loader>(describePage<typeof loader>({}));

export default function Scores() {
  const { scores, links, series, unavailable } = useLoaderData<typeof loader>();
  return (
    <Page width="" header={<MyTeamsStrip />}>
      <div className="wrap">
        <PageHeader title="Scores" />
        {series !== null && (
          <section aria-label="State series today">
            <SeriesLines {...series} />
          </section>
        )}
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
