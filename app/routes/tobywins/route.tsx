import { useLoaderData } from '@remix-run/react';
import { FootballScores } from '~/blocks/football-scores/football-scores';
import { Page } from '~/components/ui/page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function TobyWins() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return (
    <Page width="wrap pb-6">
      <FootballScores {...shown} isUnavailable={unavailable.includes('games')} withFilters={false} />
    </Page>
  );
}
