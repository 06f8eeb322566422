import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { FootballScores } from '~/blocks/football-scores/football-scores';
import { loadFootballScores } from '~/blocks/football-scores/load-football-scores';
import { PageHeader } from '~/components/ui/page-header';
import { buildHref, Route } from '~/href';
import { usePageHeading } from '~/page/page-meta';
import { buildScoresLinks, listShownGames } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const shown = listShownGames(args.context.site);
  return {
    ...(await loadFootballScores(args, { path: buildHref(Route.tobywins), shown })),
    links: buildScoresLinks(shown),
  };
}

/** A list of games that stays the same, without a choice. */
export default function TobyWins() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-6">
      <PageHeader title={usePageHeading()} trail={[{ to: '/', text: 'Home' }]} />
      <FootballScores {...loaded} withFilters={false} />
    </main>
  );
}
