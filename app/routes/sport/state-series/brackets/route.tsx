import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { findAskedClass, chooseShownClass } from '~/blocks/state-series/class-of-address';
import { requirePageRequest, loadPage } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { toLegacyText } from '~/routes/legacy-frame/legacy-text';
import { requireFrame } from '~/routes/legacy-frame/load-legacy-frame';
import { toLegacyFrameView, withTextOfFrame } from '~/routes/legacy-frame/page';
import { requestGamesOfClass } from '../scores/page';
import { BracketPage } from './bracket-page';
import { sources, toDrawnBracketView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const { sport, params, route, clock, environment, query } = requirePageRequest(args);
  const { subject, dependent, ...asAsked } = await loadPage(
    args,
    withTextOfFrame(sources, ({ optional }) => optional.games),
  );
  const facts = subject.facts?.value ?? null;
  const asked = findAskedClass(sport.id, params.classId);
  const classId = chooseShownClass(asked, facts?.classes ?? null);
  const { optional, unavailable } =
    classId === asked ? asAsked : await loadPage(args, () => requestGamesOfClass(sport.id, classId));
  const official = toLegacyFrameView(
    { ...route, frame: requireFrame(route.frame) },
    {
      sport,
      facts,
      classId: params.classId,
      chosen: undefined,
      isOriginal: query.original !== undefined,
      environment,
    },
  );
  const drawn = toDrawnBracketView({
    sportId: sport.id,
    classId,
    path: official.canonical,
    sourceValue: optional.games,
    part: query.part,
    isList: query.list !== undefined,
    clock,
  });
  return {
    heading: buildStateSeriesHeading(sport, drawn?.season ?? null),
    isUnavailable: unavailable.includes('games'),
    official,
    officialText: toLegacyText(dependent.text, clock),
    drawn,
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, {
    title: args.data?.official.name,
    canonical: args.data?.official.canonical,
    picturePath: args.data?.drawn?.picturePath,
  });

export default function Brackets() {
  return <BracketPage {...useLoaderData<typeof loader>()} />;
}
