import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { requirePlayoffs } from '~/blocks/state-series/playoffs-of-address';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { PageHeader } from '~/components/ui/page-header';
import { Unavailable } from '~/components/ui/unavailable';
import { updateStamp } from '~/models/dates/update-stamp';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { getTeamsSeason, groupTeamsWithStaff } from '../team-info/page';
import { TeamGroups } from '../team-info/team-groups';
import { sources } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requirePlayoffs(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const { clock } = args.context.site;
  return {
    heading: buildStateSeriesHeading(sport, getTeamsSeason(optional.scores, clock)),
    groups: groupTeamsWithStaff(sport, optional.teams?.value ?? []),
    stamp: optional.teams && updateStamp(optional.teams, clock),
    isUnavailable: unavailable.length > 0,
  };
}

/** The finalists of each class: who coaches them, and how their season went. */
export default function TitleTeamInfo() {
  const { heading, groups, stamp, isUnavailable } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      {stamp !== null && <FreshnessStamp time={stamp.text} dateTime={stamp.iso} />}
      <div className="mt-4 grid gap-8">
        <TeamGroups groups={groups} />
        {isUnavailable && <Unavailable what="The teams" isMain />}
        {!isUnavailable && groups.length === 0 && (
          <EmptyState>No team information available. Please check back later.</EmptyState>
        )}
      </div>
    </main>
  );
}
