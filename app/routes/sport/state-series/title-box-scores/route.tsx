import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { requirePlayoffs } from '~/blocks/state-series/playoffs-of-address';
import { loadPage } from '~/page/load-page';
import { BoxScoresPage } from '../box-scores/box-scores-page';
import { sources, toTitleBoxScoresView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requirePlayoffs(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const boxScores = toTitleBoxScoresView(sport, optional.games, args.context.site.clock);
  return {
    heading: buildStateSeriesHeading(sport, boxScores.season),
    boxScores,
    isUnavailable: unavailable.includes('games'),
  };
}

export default function TitleBoxScores() {
  return <BoxScoresPage {...useLoaderData<typeof loader>()} />;
}
