import { useLoaderData } from '@remix-run/react';
import { ListPage, loadList } from '~/blocks/list/list-page';
import { toRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { useUnpacked } from '~/browser/packed';
import { BidNotes, BidSummary } from '~/components/football/bid-notes';
import { PrintedStandingsLegend, StandingsTable } from '~/components/football/standings-table';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { MoreLink } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { updateStamp } from '~/models/dates/update-stamp';
import { noValue } from '~/models/text/no-value';
import type { LoaderArgs } from '~/page/load-page';
import type { BidType } from '~/upstream/fields/football-team';
import { sources, type StandingsGroup, standingsRules, toStandingsGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) =>
  loadList(args, sources, toStandingsGroups, (request, list) => ({
    ...toRegularSeasonHeading(request),
    stamp: list && updateStamp(list, request.clock),
  }));

export default function ConferenceStandings() {
  const { heading, groups: packed, stamp } = useLoaderData<typeof loader>();
  const groups = useUnpacked(packed);
  const hasGroups = groups !== null && groups.length > 0;
  return (
    <ListPage
      heading={heading}
      groups={groups}
      rules={standingsRules}
      Body={Standings}
      what="The standings"
      notes={
        hasGroups && (
          <div className="pt-3 print:hidden">
            <BidNotes />
          </div>
        )
      }
    >
      <FreshnessStamp stamp={stamp} className="pb-1 max-tablet:text-xs" />
      {hasGroups && groups.every(hasNoResults) && (
        <p className="pb-3">
          No results are in the standings yet. Games of this week are on the{' '}
          <SiteLink to={buildHref(Route.fbRsScores, { sportId: playoffSportId })}>scores page</SiteLink>.
        </p>
      )}
      {hasGroups && <PrintedStandingsLegend />}
    </ListPage>
  );
}

function hasNoResults({ rows }: StandingsGroup): boolean {
  return rows.every(({ record }) => record === '0-0' || record === noValue);
}

/** Those in the table, which its key explains. */
function listBids(rows: StandingsGroup['rows']): readonly (BidType | null)[] {
  return rows.map(({ bid }) => bid);
}

function Standings({ group: { title, conferenceId, rows } }: { readonly group: StandingsGroup }) {
  return (
    <>
      <StandingsTable conference={title} rows={rows} isForHundreds />
      <div className="flex flex-wrap items-center justify-between gap-x-4 pt-2 print:hidden">
        <BidSummary bids={listBids(rows)} />
        {conferenceId !== null && (
          <span className="ml-auto">
            <MoreLink to={buildHref(Route.fbRsConfDetail, { sportId: playoffSportId, conferenceId })}>
              Schedules and scores of {title}
            </MoreLink>
          </span>
        )}
      </div>
    </>
  );
}
