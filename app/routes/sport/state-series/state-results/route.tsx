import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { GolfDocuments } from '~/blocks/golf-documents/golf-documents';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { toAnnouncedFinals } from '~/blocks/state-series/announced-finals';
import { findGolfFinals } from '~/blocks/state-series/golf-finals';
import { findCurrentSeason } from '~/models/dates/season';
import { requireSportRequest, loadPage } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { LegacyFramePage } from '~/routes/legacy-frame/legacy-frame-page';
import { requireFrame } from '~/routes/legacy-frame/load-legacy-frame';
import { buildDocumentSources, hasResultDocuments, buildTennisSources, toStateResultsView } from './page';
import { ResultDocuments } from './result-documents';

export async function loader(args: LoaderFunctionArgs) {
  const { sport, params, route, query, clock, environment } = requireSportRequest(args);
  const documents = hasResultDocuments(sport) ? await loadPage(args, buildDocumentSources) : null;
  const tennis = documents === null ? await loadPage(args, buildTennisSources) : null;
  const season = findCurrentSeason(clock);
  return {
    heading: buildStateSeriesHeading(sport),
    isUnavailable: documents?.unavailable.includes('documents') ?? false,
    view: toStateResultsView({
      route: { ...route, frame: requireFrame(route.frame) },
      sport,
      golf:
        sport.finals === 'golf' && documents !== null
          ? findGolfFinals(sport, season, toAnnouncedFinals(documents, season))
          : null,
      sourceValue: documents?.optional.documents ?? null,
      wantedClass: params.classId,
      wantedDay: query.day,
      text: tennis?.optional.text ?? null,
      isOriginal: query.original !== undefined,
      environment,
      clock,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const view = args.data?.view;
  return buildPageMeta(args, { title: view?.kind === 'tennis' ? view.name : undefined, canonical: view?.canonical });
};

/** One address for the results of every sport's finals; golf, tennis and all others have them in their own ways. */
export default function StateResults() {
  const { heading, view, isUnavailable } = useLoaderData<typeof loader>();
  switch (view.kind) {
    case 'golf':
      return <GolfDocuments heading={heading} view={view} isUnavailable={isUnavailable} />;
    case 'tennis':
      return <LegacyFramePage heading={heading} view={view} text={view.text} />;
    case 'documents':
      return <ResultDocuments heading={heading} view={view} isUnavailable={isUnavailable} />;
  }
}
