import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadPage } from '~/routes/load-page';
import { stateSeriesHeading } from '~/routes/sport/sport-heading';
import { BoxScoresPage } from '../box-scores/box-scores-page';
import { playoffsOfAddress } from '../playoffs-of-address';
import { sources, toTitleBoxScoresView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = playoffsOfAddress(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const boxScores = toTitleBoxScoresView(sport, optional.games, args.context.site.clock);
  return {
    heading: stateSeriesHeading(sport, boxScores.season),
    boxScores,
    isUnavailable: unavailable.includes('games'),
  };
}

export default function TitleBoxScores() {
  return <BoxScoresPage {...useLoaderData<typeof loader>()} />;
}
