import { SchoolMark } from '~/components/scores/school-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { OptionalLink } from '~/components/ui/site-link';
import { noValue } from '~/models/text/no-value';
import type { StandingRow } from './standing-rows';

/** The standings of one conference. */
export function ConferenceTable({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly StandingRow[];
}) {
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={rows} buildRowKey={({ schoolId }) => schoolId} />
      <p className="pt-2 text-sm text-ink-2">
        Win %: share of conference games won
        {rows.some(({ winPercent }) => winPercent === noValue) && '; – before the first'}.
      </p>
    </>
  );
}

const columns: readonly DataColumn<StandingRow>[] = [
  { head: 'School', renderCell: (row) => <School row={row} /> },
  { head: 'Conf', name: 'Conference record', isNumeric: true, className: 'whitespace-nowrap', field: 'conference' },
  { head: 'Overall', name: 'Overall record', isNumeric: true, className: 'whitespace-nowrap', field: 'overall' },
  {
    head: 'Win %',
    name: 'Share of conference games won',
    isNumeric: true,
    renderCell: ({ winPercent }) => <b className="font-semibold">{winPercent}</b>,
  },
];

function School({ row: { schoolId, name, nickname, logoUrl, to } }: { readonly row: StandingRow }) {
  return (
    <span className="flex items-center gap-2">
      <SchoolMark markKey={schoolId} name={name} logoUrl={logoUrl} />
      <span className="min-w-0">
        <OptionalLink to={to} prefetch="none" className="inline-block min-h-6">
          {name}
        </OptionalLink>
        {nickname !== null && <span className="block text-xs text-ink-2">{nickname}</span>}
      </span>
    </span>
  );
}
