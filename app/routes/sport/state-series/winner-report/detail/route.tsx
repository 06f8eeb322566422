import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useParams } from '@remix-run/react';
import { PageFailure } from '~/components/shell/page-failure';
import { ButtonLink } from '~/components/ui/button';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { findSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildMissingMeta, buildPageMeta } from '~/page/page-meta';
import type { GolferScore, TeamScore } from '~/upstream/winner-reports';
import { findRedirect, sources, toView, type WinnerDetailView, withList } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView, findRedirect);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data, params } = args;
  if (data === undefined) return buildMissingMeta(args, describeMissing(params.siteId));
  const { meet, siteName, path } = data.report;
  return buildPageMeta(args, { subject: `${siteName}, ${meet}`, canonical: path });
};

export default function WinnerReportDetail() {
  const { heading, report } = useLoaderData<typeof loader>();
  return (
    <Page {...heading} kicker={report.meet}>
      <p className="-mt-1 pb-3 font-display text-d-lg font-semibold">
        {report.siteName}
        <span className="block text-d-sm text-ink-2">{report.date}</span>
      </p>
      <LiveBar stamp={report.stamp} refreshHref={report.path} />
      <p className="mt-3 border-l-3 border-line py-1 pl-3 text-sm text-ink-2">
        Results are submitted by meet managers. They need verification by the office.
      </p>
      <Results isWhole>
        <ReportTables report={report} />
      </Results>
      <p className="mt-6 print:hidden">
        <ButtonLink to={report.listPath} icon="left">
          Back to Results
        </ButtonLink>
      </p>
    </Page>
  );
}

export function ErrorBoundary() {
  const { sportId = '', siteId } = useParams();
  const sport = findSport(sportId);
  if (sport === undefined) return <PageFailure />;
  return (
    <PageFailure
      missing={
        <Page {...withList(sport)}>
          <EmptyState
            actions={
              <ButtonLink to={buildHref(Route.ssWinnerReport, { sportId: sport.id })} icon="left">
                Back to Results
              </ButtonLink>
            }
          >
            {describeMissing(siteId)}
          </EmptyState>
        </Page>
      }
    />
  );
}

function describeMissing(siteId = ''): string {
  return `No report found for site ${siteId}.`;
}

const teamColumns: readonly DataColumn<TeamScore>[] = [
  { head: 'Place', field: 'place' },
  { head: 'Team', field: 'team' },
  { head: 'Score', isNumeric: true, field: 'score' },
];

/** Phones show grade and team below the name. */
const golferColumns: readonly DataColumn<GolferScore>[] = [
  { head: 'Golfer', renderCell: (score) => <Golfer score={score} /> },
  { head: 'Grade', className: 'max-tablet:hidden', field: 'grade' },
  { head: 'Team', className: 'max-tablet:hidden', field: 'team' },
  { head: 'Score', isNumeric: true, field: 'score' },
];

function Golfer({ score: { golfer, grade, team } }: { readonly score: GolferScore }) {
  return (
    <>
      {golfer}
      <span className="block text-xs font-normal text-ink-2 tablet:hidden">
        {[team, grade].filter((part) => part !== null).join(', ')}
      </span>
    </>
  );
}

function ReportTables({ report }: { readonly report: WinnerDetailView }) {
  return (
    <div className="mt-4 grid gap-x-8 gap-y-6 laptop:grid-cols-2">
      <Table title="Team Scores" columns={teamColumns} rows={report.teamScores} />
      <div className="grid content-start gap-y-6">
        <Table title="Advancing Teams" columns={teamColumns} rows={report.advancingTeams} />
        <Table title="Medalist" columns={golferColumns} rows={report.medalists} />
      </div>
      <div className="grid gap-y-6 laptop:col-span-2">
        <Table title="Advancing Individuals" columns={golferColumns} rows={report.advancingIndividuals} />
        <Table title="All Golfers" columns={golferColumns} rows={report.allGolfers} />
      </div>
    </div>
  );
}

interface TableProps<Row> {
  readonly title: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
}

function Table<Row>({ title, columns, rows }: TableProps<Row>) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <Part id={id} title={title}>
      {rows.length === 0 ? (
        <p className="text-ink-2">No {title.toLowerCase().replace(/^all /, '')} available.</p>
      ) : (
        <DataTable caption={title} columns={columns} rows={rows} />
      )}
    </Part>
  );
}
