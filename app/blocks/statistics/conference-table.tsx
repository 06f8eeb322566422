import { SchoolMark } from '~/components/scores/school-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { OptionalLink } from '~/components/ui/site-link';
import { noValue } from '~/models/text/no-value';
import type { StandingRow } from './standing-rows';

/** The standings of one conference. Before its first games there are only those of all games. */
export function ConferenceTable({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly StandingRow[];
}) {
  const isBegun = rows.some(({ winPercent }) => winPercent !== noValue);
  const note = describeOrder(rows, isBegun);
  return (
    <>
      <DataTable
        caption={caption}
        columns={isBegun ? columns : columns.filter(({ head }) => head === 'School' || head === 'Overall')}
        rows={rows}
        buildRowKey={({ schoolId }) => schoolId}
      />
      {note !== null && <p className="pt-2 text-sm text-ink-2">{note}</p>}
    </>
  );
}

/** `null` where the provider sends no records of the conference. */
function describeOrder(rows: readonly StandingRow[], isBegun: boolean): string | null {
  if (!isBegun)
    return rows.every(({ conference }) => conference === '0-0')
      ? 'No conference games yet: all games decide the order.'
      : null;
  const isPartial = rows.some(({ winPercent }) => winPercent === noValue);
  return `Win % is the share of conference games won${isPartial ? '; schools without any have –' : ''}.`;
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
