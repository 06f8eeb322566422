import { useLoaderData } from '@remix-run/react';
import { DailyGames } from '~/blocks/daily-games/daily-games';
import { SportBar, SportDataMissing } from '~/components/sport/sport-bar';
import { Page } from '~/components/ui/page';
import { withEmbedLink } from '~/page/embed-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { findRedirect, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView, findRedirect);

export const meta = withEmbedLink<typeof loader>(
  describePage<typeof loader>(({ scores }) => ({ canonical: scores.refreshHref })),
);

/** Has its own bar, because an unknown sport shows the first one instead of a 404. */
export default function SportScores() {
  const { bar, heading, scores, links, unavailable } = useLoaderData<typeof loader>();
  return (
    <>
      <SportBar title={bar.title} to={bar.to} links={bar.links} more={bar.more} />
      {!bar.isComplete && <SportDataMissing />}
      <Page width="wrap" {...heading}>
        <DailyGames
          view={scores}
          isUnavailable={unavailable.includes('games')}
          links={links}
          loadingText="Loading sport data..."
        />
      </Page>
    </>
  );
}
