import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { stateSeriesHeading } from '~/blocks/sport/sport-heading';
import { playoffsOfAddress } from '~/blocks/state-series/playoffs-of-address';
import { hrefWith } from '~/components/ui/href-with';
import { sportPath } from '~/config/sports';
import { loadPage } from '~/page/load-page';
import { pageMeta } from '~/page/page-meta';
import { requireClassNumber, toPlayoffTeamInfoView } from '../playoff-team-info/page';
import { TeamInfoPage } from '../playoff-team-info/team-info-page';
import { sources } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = playoffsOfAddress(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const { clock, query } = args.context.site;
  const path = `${sportPath(sport)}/state-series/playoff-team-info-1900`;
  const view = toPlayoffTeamInfoView({
    sport,
    classNumber: requireClassNumber(query.class),
    sourceValue: optional.summary,
    clock,
    buildHref: (classNumber) => hrefWith(path, { class: classNumber === '1' ? undefined : `${classNumber}a` }),
  });
  return { heading: stateSeriesHeading(sport, view.season), view, isUnavailable: unavailable.length > 0 };
}

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { canonical: args.data?.view.href });

export default function PlayoffTeamInfoEdition() {
  return <TeamInfoPage {...useLoaderData<typeof loader>()} />;
}
