import { SchoolMark } from '~/components/scores/school-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { OptionalLink } from '~/components/ui/site-link';
import { describeOrder, listStandingColumns } from './standing-columns';
import type { StandingRow } from './standing-rows';

/** The standings of one conference. */
export function ConferenceTable({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly StandingRow[];
}) {
  const note = describeOrder(rows);
  return (
    <>
      <DataTable
        caption={caption}
        columns={[school, ...listStandingColumns(rows).map(toFigureColumn)]}
        rows={rows}
        buildRowKey={({ schoolId }) => schoolId}
      />
      {note !== null && <p className="pt-2 text-sm text-ink-2">{note}</p>}
    </>
  );
}

const school: DataColumn<StandingRow> = { head: 'School', renderCell: (row) => <School row={row} /> };

function toFigureColumn(column: ReturnType<typeof listStandingColumns>[number]): DataColumn<StandingRow> {
  const { head, name, field } = column;
  const layout = { head, name, isNumeric: true };
  return field === 'winPercent'
    ? { ...layout, renderCell: (row) => <b className="font-semibold">{row[field]}</b> }
    : { ...layout, className: 'whitespace-nowrap', field };
}

function School({ row: { schoolId, name, nickname, logoUrl, to } }: { readonly row: StandingRow }) {
  return (
    <span className="flex items-center gap-2">
      <SchoolMark markKey={schoolId} name={name} logoUrl={logoUrl} />
      <span className="min-w-0">
        <OptionalLink to={to} prefetch="none" className="inline-block min-h-6">
          {name}
        </OptionalLink>
        {nickname !== null && <span className="ml-1.5 text-xs text-ink-2 max-tablet:hidden">{nickname}</span>}
      </span>
    </span>
  );
}
