import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { DailyGames } from '~/blocks/daily-games/daily-games';
import { PageHeader } from '~/components/ui/page-header';
import { loadView } from '~/page/load-view';
import { usePageHeading } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

/** The games of one day of the sport. */
export default function StatisticsScores() {
  const { heading, scores, unavailable } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      <DailyGames
        view={scores}
        isUnavailable={unavailable.includes('games')}
        links={[]}
        loadingText="Loading games..."
      />
    </main>
  );
}
