import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { requirePlayoffs } from '~/blocks/state-series/playoffs-of-address';
import { buildHref, Route } from '~/href';
import { formatClass } from '~/models/text/label';
import { loadPage } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { requireClassNumber, sources, toPlayoffTeamInfoView } from './page';
import { TeamInfoPage } from './team-info-page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requirePlayoffs(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const view = toPlayoffTeamInfoView({
    sport,
    classNumber: requireClassNumber(args.params.classNumber),
    sourceValue: optional.summary,
    clock: args.context.site.clock,
    buildHref: (classNumber) => buildHref(Route.fbPlayoffTeamInfo, { sportId: sport.id, classNumber }),
  });
  return { heading: buildStateSeriesHeading(sport, view.season), view, isUnavailable: unavailable.length > 0 };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, {
    subject: args.data && `${args.data.heading.kicker} ${formatClass(args.data.view.classId)}`,
    canonical: args.data?.view.href,
  });

export default function PlayoffTeamInfo() {
  return <TeamInfoPage {...useLoaderData<typeof loader>()} />;
}
