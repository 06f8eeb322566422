import { useLoaderData } from '@remix-run/react';
import { ListPage, loadList } from '~/blocks/list/list-page';
import { toRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { useUnpacked } from '~/browser/packed';
import { BidNotes, BidSummary } from '~/components/football/bid-notes';
import { PrintedStandingsLegend, StandingsTable } from '~/components/football/standings-table';
import { MoreLink } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { noValue } from '~/models/text/no-value';
import type { LoaderArgs } from '~/page/load-page';
import { sources, type StandingsGroup, standingsRules, toStandingsGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toStandingsGroups, toRegularSeasonHeading);

export default function ConferenceStandings() {
  const { heading, groups: packed } = useLoaderData<typeof loader>();
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
      {hasGroups && groups.every(hasNoResults) && (
        <p className="pb-3">
          No results are in the standings yet. Games of this week are on the{' '}
          <SiteLink to={buildHref(Route.fbRsScores, { sportId: playoffSportId })}>scores page</SiteLink>.
        </p>
      )}
      {hasGroups && (
        <div className="pb-2">
          <BidSummary />
        </div>
      )}
      {hasGroups && <PrintedStandingsLegend />}
    </ListPage>
  );
}

function hasNoResults({ rows }: StandingsGroup): boolean {
  return rows.every(({ record }) => record === '0-0' || record === noValue);
}

function Standings({ group: { title, conferenceId, rows } }: { readonly group: StandingsGroup }) {
  return (
    <>
      <StandingsTable conference={title} rows={rows} isForHundreds />
      {conferenceId !== null && (
        <p className="pt-2 text-right print:hidden">
          <MoreLink to={buildHref(Route.fbRsConfDetail, { sportId: playoffSportId, conferenceId })}>
            Schedules and scores of {title}
          </MoreLink>
        </p>
      )}
    </>
  );
}
