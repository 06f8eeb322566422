import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { requirePlayoffs } from '~/blocks/state-series/playoffs-of-address';
import { addToHref, buildHref, Route } from '~/href';
import { loadPage } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { requireClassNumber, toPlayoffTeamInfoView } from '../playoff-team-info/page';
import { TeamInfoPage } from '../playoff-team-info/team-info-page';
import { sources } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requirePlayoffs(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const { clock, query } = args.context.site;
  const path = buildHref(Route.fbPlayoffTeamInfo1900, { sportId: sport.id });
  const view = toPlayoffTeamInfoView({
    sport,
    classNumber: requireClassNumber(query.class),
    sourceValue: optional.summary,
    clock,
    buildHref: (classNumber) => addToHref(path, { class: classNumber === '1' ? undefined : `${classNumber}a` }),
  });
  return { heading: buildStateSeriesHeading(sport, view.season), view, isUnavailable: unavailable.length > 0 };
}

export const meta: MetaFunction<typeof loader> = (args) => buildPageMeta(args, { canonical: args.data?.view.href });

export default function PlayoffTeamInfoEdition() {
  return <TeamInfoPage {...useLoaderData<typeof loader>()} />;
}
