import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { FootballScores } from '~/blocks/football-scores/football-scores';
import { PageHeader } from '~/components/ui/page-header';
import { loadView } from '~/page/load-view';
import { usePageHeading } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

/** A fixed list of games without filters. */
export default function TobyWins() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-6">
      <PageHeader title={usePageHeading()} trail={[{ to: '/', text: 'Home' }]} />
      <FootballScores {...shown} isUnavailable={unavailable.includes('games')} withFilters={false} />
    </main>
  );
}
