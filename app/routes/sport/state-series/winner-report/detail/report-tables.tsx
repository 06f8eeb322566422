import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { Part } from '~/components/ui/part';
import type { GolferScore, TeamScore } from '~/models/state-series/winner-report';
import { noValue } from '~/models/text/no-value';
import type { WinnerDetailView } from './page';

const teamColumns: readonly DataColumn<TeamScore>[] = [
  { head: 'Place', renderCell: ({ place }) => place ?? noValue },
  { head: 'Team', renderCell: ({ team }) => team },
  { head: 'Score', isNumeric: true, renderCell: ({ score }) => score ?? noValue },
];

/** Phones show grade and team below the name. */
const golferColumns: readonly DataColumn<GolferScore>[] = [
  { head: 'Golfer', renderCell: (score) => <Golfer score={score} /> },
  { head: 'Grade', className: 'max-tablet:hidden', renderCell: ({ grade }) => grade ?? noValue },
  { head: 'Team', className: 'max-tablet:hidden', renderCell: ({ team }) => team ?? noValue },
  { head: 'Score', isNumeric: true, renderCell: ({ score }) => score ?? noValue },
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

export function ReportTables({ report }: { readonly report: WinnerDetailView }) {
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
