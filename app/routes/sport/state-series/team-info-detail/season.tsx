import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import type { GameRow, SeasonView } from './season-view';

const columns: readonly DataColumn<GameRow>[] = [
  { head: 'Date', cell: ({ date }) => <span className="whitespace-nowrap">{date}</span> },
  { head: 'Opponent', cell: ({ opponent }) => opponent },
  { head: 'W/L', name: 'Won, lost or tied', cell: ({ outcome }) => <Outcome letter={outcome} /> },
  { head: 'Score', name: 'Own score', isNumeric: true, cell: ({ ownScore }) => ownScore ?? '–' },
  { head: 'Opp.', name: 'Opponent’s score', isNumeric: true, cell: ({ opponentScore }) => opponentScore ?? '–' },
];

/** The season game by game; tournaments stand under their names. */
export function Season({ season: { parts } }: { readonly season: SeasonView }) {
  if (parts.length === 0) return <EmptyState>No scores available.</EmptyState>;
  return (
    <DataTable
      caption="Scores"
      isCaptionHidden
      columns={columns}
      sections={parts.map(({ key, title, games }) => ({ key, title, rows: games }))}
      rowKey={({ id }) => id}
    />
  );
}

const colors = { W: 'text-win', L: 'text-loss', T: 'text-ink' } as const;

function Outcome({ letter }: { readonly letter: GameRow['outcome'] }) {
  return letter === null ? '–' : <b className={colors[letter]}>{letter}</b>;
}
