import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { stateSeriesHeading } from '~/blocks/sport/sport-heading';
import { sportOfAddress } from '~/blocks/sport/sport-of-address';
import { askedClass, shownClass } from '~/blocks/state-series/class-of-address';
import { loadPage } from '~/page/load-page';
import { pageMeta } from '~/page/page-meta';
import { toLegacyText } from '~/routes/legacy-frame/legacy-text';
import { requireFrame } from '~/routes/legacy-frame/load-legacy-frame';
import { toLegacyFrameView, withTextOfFrame } from '~/routes/legacy-frame/page';
import { gamesOfClass } from '../scores/page';
import { BracketPage } from './bracket-page';
import { sources, toDrawnBracketView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = sportOfAddress(args.params);
  const { subject, dependent, ...asAsked } = await loadPage(args, withTextOfFrame(sources));
  const facts = subject.facts?.value ?? null;
  const asked = askedClass(sport.id, args.params.classId);
  const classId = shownClass(asked, facts?.classes ?? null);
  const { optional, unavailable } =
    classId === asked ? asAsked : await loadPage(args, () => gamesOfClass(sport.id, classId));
  const { route, clock, environment, query } = args.context.site;
  const official = toLegacyFrameView(
    { ...route, frame: requireFrame(route.frame) },
    {
      sport,
      facts,
      classId: args.params.classId,
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
    clock,
  });
  return {
    heading: stateSeriesHeading(sport, drawn?.season ?? null),
    isUnavailable: unavailable.includes('games'),
    official,
    officialText: toLegacyText(dependent.text, clock),
    drawn,
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.official.name,
    canonical: args.data?.official.canonical,
    picturePath: args.data?.drawn?.picturePath,
  });

export default function Brackets() {
  return <BracketPage {...useLoaderData<typeof loader>()} />;
}
