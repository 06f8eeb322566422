import { isRouteErrorResponse, useLoaderData } from '@remix-run/react';
import { useUnpacked } from '~/browser/packed';
import { PutOnSite } from '~/components/embed/put-on-site';
import { BidNotes } from '~/components/football/bid-notes';
import { JumpLinks } from '~/components/football/jump-links';
import { MarkNotes, ScheduleTable } from '~/components/football/schedule-table';
import { PrintedStandingsLegend, StandingsTable } from '~/components/football/standings-table';
import { FailurePage, usePageError } from '~/components/shell/page-failure';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page, usePageHeading } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { PrintButton } from '~/components/ui/print-button';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { playoffSportId } from '~/config/association';
import { getFootballTeamPath } from '~/config/football-team-path';
import { buildHref, Route } from '~/href';
import { badValue, describeFailure } from '~/models/failures/failure';
import { withEmbedLink } from '~/page/embed-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { listCrumb, sources, type TeamSchedule, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = withEmbedLink<typeof loader>(
  describePage<typeof loader>(({ name, heading, canonicalPath }) => ({
    title: name === null ? undefined : `${name}, ${heading.kicker}`,
    canonical: canonicalPath,
  })),
  ({ embed }) => embed !== null,
);

export default function ConferenceDetail() {
  const { heading, name, parts, stamp, embed } = useLoaderData<typeof loader>();
  const { standings, teams, notes } = useUnpacked(parts);
  const title = usePageHeading();
  return (
    <Page title={name ?? title} {...heading}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <FreshnessStamp stamp={stamp} />
        <p className="flex flex-wrap gap-2 print:hidden">
          <BackToConferences />
          <PrintButton />
        </p>
      </div>
      {standings?.length === 0 && teams?.length === 0 ? (
        <EmptyState>No data available.</EmptyState>
      ) : (
        <div className="grid gap-8">
          <Part id="standings" title="Standings" isUnavailable={standings === null}>
            {standings?.length === 0 && <EmptyState>No standings found.</EmptyState>}
            {standings !== null && standings.length > 0 && (
              <>
                <StandingsTable conference={name ?? title} rows={standings} />
                <div className="pt-2 print:hidden">
                  <BidNotes />
                </div>
                <PrintedStandingsLegend />
              </>
            )}
          </Part>
          <Part id="schedules" title="Schedules and scores" isUnavailable={teams === null}>
            {teams?.length === 0 && <EmptyState>No games found.</EmptyState>}
            {teams !== null && (
              <JumpLinks
                label="Schools"
                sections={teams.map((team) => ({ id: buildSectionId(team), title: team.name }))}
              />
            )}
            <MarkNotes notes={notes} />
            {teams?.map((team) => (
              <Team key={team.id} team={team} />
            ))}
          </Part>
        </div>
      )}
      <PutOnSite embed={embed} />
    </Page>
  );
}

function Team({ team }: { readonly team: TeamSchedule }) {
  const { id, name, record, teamHref, rows } = team;
  return (
    <section aria-labelledby={buildSectionId(team)} className="break-inside-avoid pt-5">
      <h3 id={buildSectionId(team)} className="flex flex-wrap items-baseline gap-x-3 pb-1">
        <OptionalLink to={getFootballTeamPath(id)} className="inline-block min-h-6">
          {name}
        </OptionalLink>
        {record !== null && <span className="text-ink-2">{record}</span>}
        {teamHref !== null && (
          <SiteLink to={teamHref} prefetch="none" about={name} className="inline-block min-h-6 text-sm print:hidden">
            Team
          </SiteLink>
        )}
      </h3>
      {rows.length === 0 ? <p className="text-ink-2">No games found.</p> : <ScheduleTable team={name} rows={rows} />}
    </section>
  );
}

function buildSectionId({ id }: Pick<TeamSchedule, 'id'>): string {
  return `school-${id}`;
}

function BackToConferences() {
  return (
    <ButtonLink to={buildHref(Route.fbRsConfList, { sportId: playoffSportId })} icon="left">
      Back to Conferences
    </ButtonLink>
  );
}

const invalidConferenceRoute = 'Invalid route. Missing sport or conference ID.';

/** An unknown conference has its own text. */
export function ErrorBoundary() {
  const error = usePageError();
  const isInvalid = isRouteErrorResponse(error) && error.data === badValue;
  if (!isInvalid) return <FailurePage words={describeFailure(error)} />;
  return (
    <Page title="Conference" trail={[listCrumb]}>
      <EmptyState actions={<BackToConferences />}>{invalidConferenceRoute}</EmptyState>
    </Page>
  );
}
