import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { requireSport } from '~/blocks/sport/sport-of-address';
import { loadPage } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { BoxScoresPage } from './box-scores-page';
import { sources, toBoxScoresView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requireSport(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const boxScores = toBoxScoresView(sport.id, args.params.classId, optional.games, args.context.site.clock);
  return {
    heading: buildStateSeriesHeading(sport, boxScores.season),
    boxScores,
    isUnavailable: unavailable.includes('games'),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { canonical: args.data?.boxScores.href });

export default function BoxScores() {
  return <BoxScoresPage {...useLoaderData<typeof loader>()} />;
}
