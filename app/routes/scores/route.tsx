import { useLoaderData } from '@remix-run/react';
import { DailyGames } from '~/blocks/daily-games/daily-games';
import { SeriesLines } from '~/components/state-series/series-today';
import { MyTeamsStrip } from '~/components/teams/my-teams-strip';
import { LiveBar } from '~/components/ui/live-bar';
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
        <div className="flex flex-wrap items-end gap-x-4">
          <div className="min-w-0">
            <PageHeader title="Scores" />
          </div>
          <div className="min-w-44 flex-1 [&>.live-bar]:border-0 [&>.live-bar]:bg-none">
            <LiveBar stamp={scores.stamp} refreshHref={scores.refreshHref} />
          </div>
        </div>
        <div className="double-rule">
          {series !== null && (
            <section aria-label="State series today">
              <SeriesLines {...series} isCompact />
            </section>
          )}
          <DailyGames
            view={scores}
            isUnavailable={unavailable.includes('games')}
            links={links}
            loadingText="Loading scores..."
            isBarAbove
          />
        </div>
      </div>
    </Page>
  );
}
