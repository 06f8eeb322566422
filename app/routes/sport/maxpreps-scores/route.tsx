import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '~/components/ui/page-header';
import { DailyGames } from '~/routes/daily-games/daily-games';
import { packDailyGames } from '~/routes/daily-games/view';
import { loadPage } from '~/routes/load-page';
import { usePageHeading } from '~/routes/page-meta';
import { regularSeasonHeading } from '../sport-heading';
import { sportOfStatistics } from '../statistics/sport-of-statistics';
import { sources, toStatisticsScoresView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = sportOfStatistics(args.params);
  const { optional, dependent, unavailable } = await loadPage(args, sources);
  const { query, clock } = args.context.site;
  return {
    heading: regularSeasonHeading(sport),
    scores: packDailyGames(toStatisticsScoresView(sport, optional.games, query, clock, dependent)),
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
