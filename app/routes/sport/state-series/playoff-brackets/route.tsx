import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildPresentingSponsorViews } from '~/blocks/page-parts/presenting-sponsors-view';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { requirePlayoffClass, requirePlayoffs } from '~/blocks/state-series/playoffs-of-address';
import { PresentingSponsors } from '~/components/sport/presenting-sponsors';
import { footballSeason } from '~/config/football';
import { loadPage } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { toLegacyText } from '~/routes/legacy-frame/legacy-text';
import { requireFrame } from '~/routes/legacy-frame/load-legacy-frame';
import { toLegacyFrameView } from '~/routes/legacy-frame/page';
import { BracketPage } from '../brackets/bracket-page';
import { toDrawnBracketView } from '../brackets/page';
import { buildPlayoffGameHref, sourcesWithOfficial } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requirePlayoffs(args.params);
  const { optional, dependent, unavailable } = await loadPage(args, sourcesWithOfficial);
  const { route, clock, environment, query } = args.context.site;
  const classId = requirePlayoffClass(args.params.classId);
  const official = toLegacyFrameView(
    { ...route, frame: requireFrame(route.frame) },
    // The file of a class does not depend on what upstream says of the sport.
    { sport, facts: null, classId, chosen: undefined, isOriginal: query.original !== undefined, environment },
  );
  const drawn = toDrawnBracketView({
    sportId: sport.id,
    classId,
    path: official.canonical,
    sourceValue: optional.games,
    part: query.part,
    clock,
    gameHref: buildPlayoffGameHref(footballSeason),
  });
  return {
    page: {
      heading: buildStateSeriesHeading(sport, drawn?.season ?? null),
      isUnavailable: unavailable.includes('games'),
      official,
      officialText: toLegacyText(dependent.text, clock),
      drawn,
    },
    sponsors: buildPresentingSponsorViews(optional.sponsors?.value ?? []),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, {
    title: args.data?.page.official.name,
    canonical: args.data?.page.official.canonical,
    picturePath: args.data?.page.drawn?.picturePath,
  });

export default function PlayoffBrackets() {
  const { page, sponsors } = useLoaderData<typeof loader>();
  return (
    <BracketPage {...page}>
      <div className="mt-6">
        <PresentingSponsors sponsors={sponsors} />
      </div>
    </BracketPage>
  );
}
