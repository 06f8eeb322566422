import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { DailyGames } from '~/blocks/daily-games/daily-games';
import { readDayCounts } from '~/blocks/daily-games/day-counts';
import { joinGames } from '~/blocks/daily-games/joined-games';
import { packDailyGames } from '~/blocks/daily-games/view';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { requireStatisticsSport } from '~/blocks/statistics/sport-of-statistics';
import { PageHeader } from '~/components/ui/page-header';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { sources, toStatisticsScoresView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requireStatisticsSport(args.params);
  const { optional, dependent, unavailable } = await loadPage(args, sources);
  const { query, clock } = args.context.site;
  return {
    heading: buildRegularSeasonHeading(sport),
    scores: packDailyGames(
      toStatisticsScoresView(
        sport,
        joinGames(optional.games, dependent.schools),
        query,
        clock,
        readDayCounts(dependent),
      ),
    ),
    isUnavailable: unavailable.includes('games'),
  };
}

/** The games of one day of the sport. */
export default function StatisticsScores() {
  const { heading, scores, isUnavailable } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      <DailyGames view={scores} isUnavailable={isUnavailable} links={[]} loadingText="Loading games..." />
    </main>
  );
}
