import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { DailyGames } from '~/blocks/daily-games/daily-games';
import { readDayCounts } from '~/blocks/daily-games/day-counts';
import { joinGames } from '~/blocks/daily-games/joined-games';
import { buildWeeklyScoresLinks } from '~/blocks/daily-games/sport-path';
import { packDailyGames } from '~/blocks/daily-games/view';
import { MyTeamsStrip } from '~/components/teams/my-teams-strip';
import { PageHeader } from '~/components/ui/page-header';
import { sports } from '~/config/sports';
import { loadPage } from '~/page/load-page';
import { sources, toScoresView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const { query, clock } = args.context.site;
  const { optional, dependent, unavailable } = await loadPage(args, sources);
  return {
    scores: packDailyGames(
      toScoresView(
        joinGames(optional.games, dependent.schools),
        query,
        clock,
        readDayCounts(dependent),
        dependent.events?.value,
      ),
    ),
    links: buildWeeklyScoresLinks(sports),
    unavailable,
  };
}

export default function Scores() {
  const { scores, links, unavailable } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <MyTeamsStrip />
      <div className="wrap">
        <PageHeader title="Scores" trail={[{ to: '/', text: 'Home' }]} />
        <DailyGames
          view={scores}
          isUnavailable={unavailable.includes('games')}
          links={links}
          loadingText="Loading scores..."
        />
      </div>
    </main>
  );
}
