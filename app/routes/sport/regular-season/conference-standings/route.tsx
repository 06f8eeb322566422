import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { BidNotes } from '~/components/football/bid-notes';
import { PrintedStandingsLegend, StandingsTable } from '~/components/football/standings-table';
import { ListPage } from '~/components/list/list-page';
import { pack } from '~/components/ui/packed';
import { MoreLink } from '~/components/ui/section-head';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { buildConferencePath } from '~/models/football/conference-path';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { sources, type StandingsGroup, standingsRules, toStandingsGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const heading = buildRegularSeasonHeading(requireRegularSeasonSport(args.params));
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toStandingsGroups(optional.standings?.value ?? []);
  return { heading, groups: pack(unavailable.includes('standings') ? null : groups) };
}

export default function ConferenceStandings() {
  const { heading, groups: packed } = useLoaderData<typeof loader>();
  const groups = useUnpacked(packed);
  return (
    <ListPage
      title={usePageHeading()}
      area={heading}
      groups={groups}
      rules={standingsRules}
      Body={Standings}
      what="The standings"
    >
      {groups !== null && groups.length > 0 && <PrintedStandingsLegend />}
    </ListPage>
  );
}

function Standings({ group: { title, conferenceId, rows } }: { readonly group: StandingsGroup }) {
  return (
    <>
      <StandingsTable conference={title} rows={rows} isWithoutLogos />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-2 print:hidden">
        <BidNotes />
        {conferenceId !== null && (
          <MoreLink to={buildConferencePath(conferenceId)}>Schedules and scores of {title}</MoreLink>
        )}
      </div>
    </>
  );
}
