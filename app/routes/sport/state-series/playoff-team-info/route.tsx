import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { stateSeriesHeading } from '~/blocks/sport/sport-heading';
import { playoffsOfAddress } from '~/blocks/state-series/playoffs-of-address';
import { sportPath } from '~/config/sports';
import { classLabel } from '~/models/text/label';
import { loadPage } from '~/page/load-page';
import { pageMeta } from '~/page/page-meta';
import { requireClassNumber, sources, toPlayoffTeamInfoView } from './page';
import { TeamInfoPage } from './team-info-page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = playoffsOfAddress(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const view = toPlayoffTeamInfoView({
    sport,
    classNumber: requireClassNumber(args.params.classNumber),
    sourceValue: optional.summary,
    clock: args.context.site.clock,
    buildHref: (classNumber) => `${sportPath(sport)}/state-series/playoff-team-info/${classNumber}`,
  });
  return { heading: stateSeriesHeading(sport, view.season), view, isUnavailable: unavailable.length > 0 };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    subject: args.data && `${args.data.heading.kicker} ${classLabel(args.data.view.classId)}`,
    canonical: args.data?.view.href,
  });

export default function PlayoffTeamInfo() {
  return <TeamInfoPage {...useLoaderData<typeof loader>()} />;
}
