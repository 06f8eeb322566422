import { useLoaderData } from '@remix-run/react';
import { SchoolName } from '~/components/schools/school-name';
import { SchoolMark } from '~/components/scores/school-mark';
import { ClassTabs } from '~/components/ui/class-tabs';
import { type DataColumn, DataTable, foldedFigure } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { noValue } from '~/models/text/no-value';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { formatSigned, getTeamKey, type PlayoffTeams, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ subject, view }) => ({ subject, canonical: view.href }));

export default function PlayoffTeamInfo() {
  const { heading, view, unavailable } = useLoaderData<typeof loader>();
  const isUnavailable = unavailable.length > 0;
  const { tabs, teams, stamp } = view;
  return (
    <Page className="print-small" {...heading}>
      <ClassTabs label="Classes" tabs={tabs} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <FreshnessStamp stamp={stamp} />
        {teams !== null && <PrintButton />}
      </div>
      {teams !== null && <TeamTables teams={teams} />}
      {isUnavailable && (
        <Unavailable isSpaced what="The team summary" detail="Playoff Summary Information not available." isMain />
      )}
      {teams === null && !isUnavailable && (
        <EmptyState isSpaced detail="It is posted when the pairings are made.">
          Playoff summary data unavailable.
        </EmptyState>
      )}
    </Page>
  );
}

/** This season and the playoff history of a class's teams. */
function TeamTables({ teams }: { readonly teams: PlayoffTeams }) {
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8">
      {teams.title !== null && <h2>{teams.title}</h2>}
      {teams.season.length > 0 && (
        <DataTable
          isWide
          caption="This Season"
          isCaptionShown
          columns={seasonColumns}
          rows={teams.season}
          buildRowKey={getTeamKey}
        />
      )}
      {teams.history.length > 0 && (
        <DataTable
          isWide
          caption="Playoff History"
          isCaptionShown
          columns={historyColumns}
          rows={teams.history}
          buildRowKey={getTeamKey}
        />
      )}
      {teams.notes.length > 0 && (
        <section aria-labelledby="notes">
          <h2 id="notes">Notes</h2>
          <ul className="mt-1 max-w-[70ch] list-disc pl-5 text-sm text-ink-2">
            {teams.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type SeasonRow = PlayoffTeams['season'][number];
type HistoryRow = PlayoffTeams['history'][number];

function Team({ team }: { readonly team: SeasonRow | HistoryRow }) {
  const { school, schoolId, logoUrl } = team;
  return (
    <span className="flex items-center gap-2">
      <span className="max-large-phone:hidden">
        <SchoolMark markKey={getTeamKey(team)} name={school} logoUrl={logoUrl} />
      </span>
      {schoolId === null ? (
        <span className="min-w-0">
          <SchoolName>{school}</SchoolName>
        </span>
      ) : (
        <SiteLink
          to={buildHref(Route.fbRsScheduleDetail, { sportId: playoffSportId, footballId: schoolId })}
          className="min-h-6 min-w-0 content-center"
        >
          <SchoolName>{school}</SchoolName>
        </SiteLink>
      )}
    </span>
  );
}

function WinsLosses({ children }: { readonly children: string | null }) {
  return <span className="whitespace-nowrap">{children ?? noValue}</span>;
}

const seasonColumns: readonly DataColumn<SeasonRow>[] = [
  { head: 'School', className: 'max-w-none', renderCell: (row) => <Team team={row} /> },
  {
    head: 'W-L',
    name: 'Record this year',
    isNumeric: true,
    renderCell: ({ thisYear }) => <WinsLosses>{thisYear}</WinsLosses>,
  },
  {
    head: 'Coach',
    whenNarrow: 'folded-with-name',
    renderCell: ({ coach, nickname }) => (
      <>
        {coach ?? noValue}
        {nickname !== null && (
          <span className="text-xs text-ink-2 in-[td]:block in-[.folded-cells]:ml-1">{nickname}</span>
        )}
      </>
    ),
  },
  {
    head: 'Last year',
    name: 'Record last year',
    ...foldedFigure,
    renderCell: ({ lastYear }) => <WinsLosses>{lastYear}</WinsLosses>,
  },
  { head: 'Enrollment', ...foldedFigure, renderCell: (row) => formatEnrollment(row.enrollment) },
  {
    head: 'Opp. W-L',
    name: 'Record of the opponents',
    ...foldedFigure,
    renderCell: ({ opponentsRecord }) => <WinsLosses>{opponentsRecord}</WinsLosses>,
  },
  { head: 'Opp. in', name: 'Opponents in the playoffs', ...foldedFigure, field: 'inPlayoffs' },
  { head: 'For', name: 'Points for', ...foldedFigure, field: 'for' },
  { head: 'Against', name: 'Points against', ...foldedFigure, field: 'against' },
  { head: 'Diff.', name: 'Difference of points', ...foldedFigure, renderCell: ({ diff }) => formatSigned(diff) },
];

const historyColumns: readonly DataColumn<HistoryRow>[] = [
  { head: 'School', className: 'max-w-none', renderCell: (row) => <Team team={row} /> },
  { head: 'Appearances', ...foldedFigure, field: 'total' },
  { head: 'In a row', name: 'Appearances in a row', ...foldedFigure, field: 'consecutive' },
  { head: 'Last', name: 'Last appearance before this one', ...foldedFigure, field: 'last' },
  {
    head: 'W-L',
    name: 'Record in the playoffs',
    isNumeric: true,
    renderCell: ({ record }) => <WinsLosses>{record}</WinsLosses>,
  },
  { head: '1st', name: 'First-place trophies', isNumeric: true, field: 'first' },
  { head: '2nd', name: 'Second-place trophies', isNumeric: true, field: 'second' },
];
