import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { GolfDocuments } from '~/blocks/golf-documents/golf-documents';
import { toGolfDocumentsView } from '~/blocks/golf-documents/view';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { toAnnouncedFinals } from '~/blocks/state-series/announced-finals';
import { findGolfFinals, readGolfAddress } from '~/blocks/state-series/golf-finals';
import { loadPage } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { sources } from './page';

/** All classes are on one page: a class in the address shows the same page; the canonical link has none. */
export async function loader(args: LoaderFunctionArgs) {
  const { environment, clock, query } = args.context.site;
  const { sport, season } = readGolfAddress({ params: args.params, query, clock }, undefined);
  const { optional, unavailable } = await loadPage(args, sources);
  const finals = findGolfFinals(sport, season, toAnnouncedFinals({ optional }, season));
  const { LIVE_SCORING_URL: liveScoringUrl } = environment;
  return {
    heading: buildStateSeriesHeading(sport),
    isUnavailable: unavailable.includes('documents'),
    view: toGolfDocumentsView('tee-times', {
      sport,
      season,
      finals,
      sourceValue: optional.documents,
      liveScoringUrl,
      clock,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { canonical: args.data?.view.canonical });

export default function StateTeeTimes() {
  return <GolfDocuments {...useLoaderData<typeof loader>()} />;
}
