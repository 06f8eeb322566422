import { useLoaderData } from '@remix-run/react';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { BoxScoresPage } from '../box-scores-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function TitleBoxScores() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return <BoxScoresPage {...shown} isUnavailable={unavailable.includes('games')} />;
}
