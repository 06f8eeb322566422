import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { noValue } from '~/models/text/no-value';
import type { PlayerRow, RosterView, StatRow, StatTableView } from './roster-view';

export function Roster({ roster: { players, showsHeight } }: { readonly roster: RosterView }) {
  if (players.length === 0) return <EmptyState>No roster available.</EmptyState>;
  const columns: readonly DataColumn<PlayerRow>[] = [
    { head: 'No.', name: 'Number', renderCell: ({ number }) => number ?? noValue },
    { head: 'Name', renderCell: (player) => <PlayerName player={player} /> },
    { head: 'Grade', renderCell: ({ grade }) => grade ?? noValue },
    ...(showsHeight ? [{ head: 'Height', renderCell: ({ height }: PlayerRow) => height ?? noValue }] : []),
    { head: 'Position', renderCell: ({ position }) => position ?? noValue },
  ];
  return (
    <>
      <DataTable caption="Roster" columns={columns} rows={players} />
      <p className="mt-2 text-sm text-ink-2">
        Starters are in <b className="text-ink">bold</b>, marked <b className="text-ink">S</b>.
      </p>
    </>
  );
}

/** On phones a name may take two lines, to leave room for the figures. */
function PlayerName({ player: { name, isStarter } }: { readonly player: PlayerRow }) {
  const Name = isStarter ? 'b' : 'span';
  return (
    <Name className="inline-block min-w-28 large-phone:whitespace-nowrap">
      {name}
      {isStarter && (
        <>
          {' '}
          <span aria-hidden="true">(S)</span>
          <span className="sr-only">(starter)</span>
        </>
      )}
    </Name>
  );
}

export function TeamStats({ roster: { stats, goalkeepers } }: { readonly roster: RosterView }) {
  if (stats === null) return <EmptyState>No stats available.</EmptyState>;
  return (
    <div className="grid gap-6">
      <StatTable caption="Team Stats" table={stats} />
      {goalkeepers !== null && <StatTable caption="Goalkeeper Stats" isCaptionShown table={goalkeepers} />}
    </div>
  );
}

interface StatTableProps {
  readonly caption: string;
  readonly isCaptionShown?: boolean;
  readonly table: StatTableView;
}

function StatTable({ caption, isCaptionShown, table }: StatTableProps) {
  const columns: readonly DataColumn<StatRow>[] = [
    { head: 'Player', renderCell: ({ player }) => <PlayerName player={player} /> },
    ...table.columns.map(({ head, name, isNumeric }, index) => ({
      head,
      name,
      isNumeric,
      renderCell: ({ cells }: StatRow) => cells[index] ?? noValue,
    })),
  ];
  return (
    <DataTable
      caption={caption}
      isCaptionShown={isCaptionShown}
      columns={columns}
      rows={table.rows}
      buildRowKey={({ player }) => player.id}
    />
  );
}
